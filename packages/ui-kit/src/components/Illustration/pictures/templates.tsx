import { Bust } from '../parts/Bust.tsx';
import { CLOUD, HEART, STAR, SUN } from '../parts/objects.ts';
import { Placed } from '../parts/Placed.tsx';
import { FLOWER, SPRIG } from '../parts/plants.ts';
import { Shapes } from '../parts/shapes.tsx';
import { PEOPLE } from '../people/index.ts';

/** A heart grows out of a mug. */
export const Grateful = () => (
  <>
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

/** Sun, cloud and rain: all of it is weather. */
export const Feeling = () => (
  <>
    <Placed x={42} y={34} of={SUN} />
    <Placed x={72} y={48} of={CLOUD} />
    <Shapes of={[['', 'M60 66l-3 8M74 66l-3 8M88 66l-3 8']]} />
  </>
);

/** A life ring. */
export const Help = () => (
  <Shapes
    of={[
      ['coral', 'M28 42a32 32 0 1 0 64 0 32 32 0 1 0-64 0ZM46 42a14 14 0 1 1 28 0 14 14 0 1 1-28 0Z'],
      ['paper', 'M53 11h14v18H53ZM53 55h14v18H53ZM29 35h18v14H29ZM73 35h18v14H73Z'],
    ]}
  />
);

/** The sun rises behind a hill, and a flower is open. */
export const Positive = () => (
  <>
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
    <Placed x={-4} y={10}>
      <Bust of={PEOPLE.leo} />
    </Placed>
    <Placed x={44} y={10}>
      <Bust of={PEOPLE.mila} />
    </Placed>
  </>
);
