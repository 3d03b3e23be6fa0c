import type { ReactNode, RefAttributes } from 'react';
import './Heading.css';

export interface HeadingProps extends RefAttributes<HTMLHeadingElement> {
  /** Its place in the outline of the page, which also sets its size. */
  level: 1 | 2 | 3 | 4;
  id?: string | undefined;
  children: ReactNode;
}

/** A heading. Scripts move the focus to it by `focusForReading`. */
export function Heading({ level, id, ref, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element ref={ref} id={id} className="fb-Heading">
      {children}
    </Element>
  );
}
