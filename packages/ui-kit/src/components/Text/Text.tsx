import type { ReactNode } from 'react';
import './Text.css';

export interface TextProps {
  /** @default 'normal' */
  tone?: 'normal' | 'quiet' | undefined;
  /** @default 'normal' */
  size?: 'small' | 'normal' | 'large' | undefined;
  /** @default 'p' */
  as?: 'p' | 'span' | undefined;
  /** `auto` for what members wrote: its first letters decide the direction. */
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** A paragraph of at most 70 characters a line. Line breaks that a member typed are preserved. */
export function Text({ tone = 'normal', size = 'normal', as: Element = 'p', dir, id, children }: TextProps) {
  return (
    <Element id={id} dir={dir} className="fb-Text" data-tone={tone} data-size={size}>
      {children}
    </Element>
  );
}
