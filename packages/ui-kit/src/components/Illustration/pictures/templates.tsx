import { Bust } from '../parts/Bust.tsx';
import { Ground } from '../parts/Ground.tsx';
import { Hand } from '../parts/Hand.tsx';
import { HEART, STAR, SUN } from '../parts/objects.ts';
import { Placed } from '../parts/Placed.tsx';
import { FLOWER, SPRIG } from '../parts/plants.ts';
import { Shapes } from '../parts/shapes.tsx';
import { PEOPLE } from '../people/index.ts';

/** A heart grows out of a mug. */
export const Grateful = () => (
  <>
    <Ground paint="wash-rose" shape="small" />
    <Placed x={54} y={54} of={SPRIG} isFlipped />
    <Placed x={66} y={54} of={SPRIG} />
    <Shapes of={[['', 'M60 60V40']]} />
    <Placed x={60} y={28} of={HEART} />
    <Shapes
      of={[
        ['', 'M78 58h5c8 0 8 16 0 16h-5'],
        ['sea', 'M42 52h36v24c0 5-3 8-8 8H50c-5 0-8-3-8-8Z'],
      ]}
    />
  </>
);

/** A flag on the top of a mountain. */
export const Achievement = () => (
  <>
    <Ground paint="wash-coral" shape="small" />
    <Placed x={94} y={26} of={STAR} />
    <Shapes
      of={[
        ['iris', 'M8 84 54 30l46 54Z'],
        ['paper', 'M54 30 40 47l8 4 6-5 7 6 7-5Z'],
        ['', 'M54 31V8'],
        ['coral', 'M54 9h24l-6 7 6 7H54Z'],
      ]}
    />
  </>
);

/** Somebody thinks of sun and clouds: how they are is like the weather. */
export const Feeling = () => (
  <>
    <Ground paint="wash-sky" shape="small" />
    <Placed x={-8} y={14}>
      <Bust of={PEOPLE.maya} />
    </Placed>
    <Shapes
      of={[
        ['paper', 'M68 12h30c8 0 12 5 12 12v14c0 7-4 12-12 12H68c-8 0-12-5-12-12V24c0-7 4-12 12-12Z'],
        ['sun', 'M64 27a10.5 10.5 0 1 0 21 0 10.5 10.5 0 0 0-21 0Z'],
        ['sky', 'M76 43c-7 0-9-9-2-11 1-8 12-9 15-3 6-3 13 1 12 7 6 1 6 7 0 7Z'],
        ['dots', 'M59 60h.01'],
      ]}
    />
  </>
);

/** Somebody raises a hand. */
export const Help = () => (
  <>
    <Ground paint="wash-iris" shape="small" />
    <Hand of={PEOPLE.mila} x={92} y={56} />
    <Placed x={4} y={14}>
      <Bust of={PEOPLE.mila} />
    </Placed>
    <Shapes of={[['', 'M77 26l-4-3M92 20v-5M107 26l4-3']]} />
  </>
);

/** The sun rises behind a hill, and a flower is open. */
export const Positive = () => (
  <>
    <Ground paint="wash-sun" shape="small" />
    <Placed x={60} y={46} of={SUN} />
    <Shapes
      of={[
        ['', 'M60 20v-8M38 30l-6-6M82 30l6-6'],
        ['leaf', 'M6 84c10-26 30-36 54-36s44 10 54 36Z'],
      ]}
    />
    <Placed x={36} y={80} of={FLOWER} />
  </>
);

/** Two friends. */
export const Friendship = () => (
  <>
    <Ground paint="wash-leaf" shape="small" />
    <Placed x={-6} y={10}>
      <Bust of={PEOPLE.leo} />
    </Placed>
    <Placed x={46} y={12}>
      <Bust of={PEOPLE.hana} />
    </Placed>
  </>
);
