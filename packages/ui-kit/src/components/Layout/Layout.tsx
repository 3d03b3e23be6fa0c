import type { ReactNode, RefAttributes } from 'react';
import './Layout.css';

type Gap = 'small' | 'medium' | 'large';

export interface StackProps extends RefAttributes<HTMLDivElement> {
  /** @default 'medium' */
  gap?: Gap | undefined;
  /** @default 'div' */
  as?: 'div' | 'section' | 'header' | 'footer' | undefined;
  children: ReactNode;
}

/** One below the other, with even space between. */
export function Stack({ gap = 'medium', as: Element = 'div', ref, children }: StackProps) {
  return (
    <Element ref={ref} className="fb-Stack" data-gap={gap}>
      {children}
    </Element>
  );
}

export interface RowProps {
  /** @default 'small' */
  gap?: Gap | undefined;
  /** @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Whether what does not fit goes to a new line. @default true */
  wrap?: boolean | undefined;
  /** `control` keeps the height of a button, so that nothing moves when one comes into the row. */
  room?: 'control' | undefined;
  children: ReactNode;
}

/** One beside the other. */
export function Row({
  gap = 'small',
  align = 'center',
  justify = 'start',
  wrap = true,
  room,
  children,
}: RowProps) {
  return (
    <div
      className="fb-Row"
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
      data-room={room}
    >
      {children}
    </div>
  );
}

export interface ColumnsProps {
  /** `wide-start` gives the first column three fifths. @default 'even' */
  ratio?: 'even' | 'wide-start' | undefined;
  /** Keeps the second column in view beside a long first one. Only for words: nothing to focus may hide there. */
  staysBeside?: boolean | undefined;
  children: ReactNode;
}

/** Two columns where there are 60rem of room, counted in the reader's own text size; else one. */
export function Columns({ ratio = 'even', staysBeside = false, children }: ColumnsProps) {
  return (
    <div className="fb-Columns">
      <div className="fb-Columns-grid" data-ratio={ratio} data-stays-beside={staysBeside || undefined}>
        {children}
      </div>
    </div>
  );
}

export interface SeamlessProps extends RefAttributes<HTMLDivElement> {
  [attribute: `data-${string}`]: string | undefined;
  children?: ReactNode;
}

/** Holds parts together without being seen: its children stand as if they were those of its parent. */
export function Seamless(props: SeamlessProps) {
  return <div className="fb-Seamless" {...props} />;
}
