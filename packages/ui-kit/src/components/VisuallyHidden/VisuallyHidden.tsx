import type { ReactNode } from 'react';
import './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  /** @default 'span' */
  as?: 'span' | 'div' | 'h2' | 'h3' | undefined;
  children: ReactNode;
}

/** Words for screen readers only. Use it where the screen shows the same by its layout. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className="fb-VisuallyHidden">{children}</Element>;
}
