import { useId, type ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import './Card.css';

export interface CardProps {
  /** The heading. Names the card, unless the card is a plain `div`. */
  title?: string | undefined;
  /** @default 2 */
  titleLevel?: 2 | 3 | undefined;
  /** The id of the title. Without a `title`: the ids of what the card holds that names it, such as a heading. */
  titleId?: string | undefined;
  icon?: IconSource | undefined;
  children: ReactNode;
  /** @default 'section' */
  as?: 'section' | 'article' | 'div' | 'aside' | undefined;
}

/** A sheet of things that belong together. */
export function Card({ title, titleLevel = 2, titleId, icon, children, as: Tag = 'section' }: CardProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  const isNamed = Tag !== 'div' && (title !== undefined || titleId !== undefined);
  return (
    <Tag className="fb-Card" aria-labelledby={isNamed ? id : undefined}>
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
