import { useId, type ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import { Icon, type IconName } from '../Icon/index.ts';

export interface CardProps {
  /** The heading. Names the card, unless the card is a plain `div`. */
  title?: string | undefined;
  /** @default 2 */
  titleLevel?: 2 | 3 | undefined;
  titleId?: string | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
  /** @default 'section' */
  as?: 'section' | 'article' | 'div' | 'aside' | undefined;
}

/** A sheet of things that belong together. */
export function Card({ title, titleLevel = 2, titleId, icon, children, as: Tag = 'section' }: CardProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <Tag className="fb-Card" aria-labelledby={title !== undefined && Tag !== 'div' ? id : undefined}>
      {title !== undefined && (
        <div className="fb-Card-top">
          {icon && <Icon name={icon} />}
          <Heading level={titleLevel} id={id}>
            {title}
          </Heading>
        </div>
      )}
      {children}
    </Tag>
  );
}
