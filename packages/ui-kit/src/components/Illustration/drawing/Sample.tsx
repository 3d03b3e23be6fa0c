import type { ReactNode } from 'react';
import { Shapes, type Paint } from '../parts/shapes.tsx';
import '../Illustration.css';
import './Gallery.css';

export interface SampleProps {
  /** What it is called in the code. */
  name?: string;
  /** The ground; empty for the page itself. */
  ground?: Paint;
  children?: ReactNode;
}

/** A place of 120 × 90 to show a part in, with its 0, 0 in the middle of the floor. */
export function Sample({ name, ground = 'wash-clay', children }: SampleProps) {
  return (
    <figure>
      <svg className="fb-Illustration" viewBox="-60 -74 120 90" aria-hidden="true">
        <g className="fb-Art-plain">
          <Shapes of={[[ground, 'M-60 16v-62c0-20 10-28 28-28h64c18 0 28 8 28 28v62Z']]} />
        </g>
        {children}
      </svg>
      {name !== undefined && <figcaption>{name}</figcaption>}
    </figure>
  );
}
