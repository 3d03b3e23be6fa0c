import type { ReactNode } from 'react';
import { Shapes, type Shape } from './shapes.tsx';

export interface PlacedProps {
  x: number;
  y: number;
  /** Turns it to the other side. */
  isFlipped?: boolean;
  of?: readonly Shape[];
  children?: ReactNode;
}

/** Puts a part somewhere in a picture. Never scaled: all lines are of one width. */
export function Placed({ x, y, isFlipped = false, of = [], children }: PlacedProps) {
  return (
    <g transform={`translate(${x} ${y})${isFlipped ? ' scale(-1 1)' : ''}`}>
      <Shapes of={of} />
      {children}
    </g>
  );
}
