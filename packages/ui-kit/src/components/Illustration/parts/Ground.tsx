import { GROUNDS } from './rooms.ts';
import { Shapes, type Paint } from './shapes.tsx';

export interface GroundProps {
  paint: Paint;
  shape: keyof typeof GROUNDS;
}

/** Lies behind everything and has no line of its own. */
export function Ground({ paint, shape }: GroundProps) {
  return (
    <g className="fb-Art-plain">
      <Shapes of={[[paint, GROUNDS[shape]]]} />
    </g>
  );
}
