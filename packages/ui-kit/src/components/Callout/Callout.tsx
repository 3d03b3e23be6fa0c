import { useRef, type ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { Listen } from '../Listen/Listen.tsx';
import './Callout.css';

export interface CalloutProps {
  title: string;
  /** @default 2 */
  titleLevel?: 2 | 3 | undefined;
  icon: IconSource;
  /** @default 'info' */
  tone?: 'safety' | 'welcome' | 'info' | 'success' | 'danger' | 'joy' | undefined;
  children: ReactNode;
}

/** Something worth reading first. The words say what it is; the tone only tints the ground. */
export function Callout({ title, titleLevel = 2, icon, tone = 'info', children }: CalloutProps) {
  const words = useRef<HTMLDivElement>(null);
  return (
    <div className="fb-Callout" data-tone={tone}>
      <Icon name={icon} />
      <div ref={words} className="fb-Callout-words">
        <Heading level={titleLevel}>{title}</Heading>
        {children}
        <Listen subject={title} part={words} />
      </div>
    </div>
  );
}
