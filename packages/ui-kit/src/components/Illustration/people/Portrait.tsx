import { Bust, type Looks } from '../parts/Bust.tsx';
import { Shapes } from '../parts/shapes.tsx';
import { PEOPLE } from './index.ts';

/** How a person looks, by the name in the address of their picture; nothing for a name nobody has. */
export const looksOf = (name: string): Looks | undefined =>
  Object.hasOwn(PEOPLE, name) ? (PEOPLE as Record<string, Looks>)[name] : undefined;

/** A person on their ground, in a place of 80 × 80. */
export function Portrait({ of: looks }: { of: Looks }) {
  return (
    <>
      <g className="fb-Art-plain">
        <Shapes of={[[looks.ground, 'M0 0h80v80H0Z']]} />
      </g>
      <Bust of={looks} />
    </>
  );
}
