import type { ReactNode, RefAttributes } from 'react';

export interface HeadingProps extends RefAttributes<HTMLHeadingElement> {
  /** Its place in the outline of the page, which also sets its size. */
  level: 1 | 2 | 3;
  id?: string | undefined;
  /** Whether scripts move focus here, for example after the page has changed. It is no tab stop. */
  isFocusTarget?: boolean | undefined;
  children: ReactNode;
}

export function Heading({ level, id, isFocusTarget = false, ref, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element ref={ref} id={id} tabIndex={isFocusTarget ? -1 : undefined} className="fb-Heading">
      {children}
    </Element>
  );
}
