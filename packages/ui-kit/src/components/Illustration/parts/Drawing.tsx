import { Shapes, type Shape } from './shapes.tsx';
import '../Illustration.css';

// The entry `drawing`: what draws pictures is loaded with them, not with the page.
export { round } from './lines.ts';
export type { Paint, Shape } from './shapes.tsx';

/** A tile of paper: the lines are of ink in every theme, and on a dark card would not be seen. */
const GROUND: readonly Shape[] = [['paper', 'M6-6h36q12 0 12 12v36q0 12-12 12H6q-12 0-12-12V6Q-6-6 6-6Z']];

export interface DrawingProps {
  /** Its shapes, in the order they are painted, in a box of 48 × 48. */
  of: readonly Shape[];
}

/** A small square picture, as on a card, in the paints and lines of all pictures. Decoration: its name stands beside it. */
export function Drawing({ of }: DrawingProps) {
  return (
    <svg className="fb-Illustration" viewBox="-6 -6 60 60" aria-hidden="true">
      <g className="fb-Art-plain">
        <Shapes of={GROUND} />
      </g>
      <Shapes of={of} />
    </svg>
  );
}
