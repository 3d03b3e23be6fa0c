import { Bust } from '../parts/Bust.tsx';
import { Ground } from '../parts/Ground.tsx';
import { APPLE, CLOUD, HEART, STAR, SUN } from '../parts/objects.ts';
import { Placed } from '../parts/Placed.tsx';
import { BUSH } from '../parts/plants.ts';
import { Shapes, type Shape } from '../parts/shapes.tsx';
import { PEOPLE } from '../people/index.ts';

const TABLE_TOP: readonly Shape[] = [['clay', 'M-4 112h368v32H-4Z']];
/** A card on its lower left corner. */
const CARD: readonly Shape[] = [
  ['paper', 'M6-56h32c4 0 6 2 6 6V-6c0 4-2 6-6 6H6c-4 0-6-2-6-6v-44c0-4 2-6 6-6Z'],
];
const CARD_BACK: readonly Shape[] = [
  ['sea', 'M6-56h32c4 0 6 2 6 6V-6c0 4-2 6-6 6H6c-4 0-6-2-6-6v-44c0-4 2-6 6-6Z'],
  ['wash-sea', 'M22-44l12 16-12 16-12-16Z'],
];

/** Cards on a table, two of them with the same picture. */
export const Memory = () => (
  <>
    <Ground paint="wash-sky" shape="wide" />
    <Placed x={10} y={50}>
      <Bust of={PEOPLE.zoe} />
    </Placed>
    <Placed x={270} y={50}>
      <Bust of={PEOPLE.kenji} />
    </Placed>
    <Shapes of={TABLE_TOP} />
    {[98, 156, 214].map((x, at) => (
      <Placed key={x} x={x} y={64} of={at === 1 ? CARD_BACK : CARD} />
    ))}
    {[98, 156, 214].map((x, at) => (
      <Placed key={x} x={x} y={130} of={at === 1 ? CARD : CARD_BACK} />
    ))}
    <Placed x={120} y={36} of={HEART} />
    <Placed x={236} y={38} of={STAR} />
    <Placed x={178} y={102} of={HEART} />
  </>
);

/** A block with a letter, on its upper left corner. */
const BLOCKS: readonly [x: number, y: number, ground: Shape, letter: string][] = [
  [92, 60, ['sun', 'M0 0h48v48H0Z'], 'M12 38l12-28 12 28M17 28h14'],
  [152, 60, ['coral', 'M0 0h48v48H0Z'], 'M15 12v24M15 12h12c10 0 10 12 0 12H15M27 24c12 0 12 12 0 12H15'],
  [212, 60, ['sky', 'M0 0h48v48H0Z'], 'M35 15c-10-9-24-2-24 9s14 18 24 9'],
  [182, 12, ['rose', 'M0 0h48v48H0Z'], 'M15 12v24M15 12h8c18 0 18 24 0 24h-8'],
];

/** Blocks with letters on them, which make no word. */
export const Letters = () => (
  <>
    <Ground paint="wash-leaf" shape="wide" />
    <Placed x={300} y={38} of={SUN} />
    <Shapes of={[['clay', 'M-4 108h368v36H-4Z']]} />
    {BLOCKS.map(([x, y, ground, letter]) => (
      <Placed key={letter} x={x} y={y} of={[ground, ['', letter]]} />
    ))}
    <Placed x={56} y={44} of={STAR} />
    <Placed x={316} y={118} of={BUSH} />
  </>
);

/** Four round fields to press, one after the other. */
export const Numbers = () => (
  <>
    <Ground paint="wash-iris" shape="wide" />
    <Shapes
      of={[
        ['sea', 'M42 70a30 30 0 1 0 60 0 30 30 0 0 0-60 0Z'],
        ['sun', 'M114 70a30 30 0 1 0 60 0 30 30 0 0 0-60 0Z'],
        ['coral', 'M186 70a30 30 0 1 0 60 0 30 30 0 0 0-60 0Z'],
        ['leaf', 'M258 70a30 30 0 1 0 60 0 30 30 0 0 0-60 0Z'],
        ['dots', 'M72 70h.01M134 62h.01M154 78h.01M206 60h.01M216 70h.01M226 80h.01'],
        ['dots', 'M278 60h.01M298 60h.01M278 80h.01M298 80h.01'],
        ['', 'M72 28c18-16 48-16 66-4M150 22c18-10 44-8 62 4M224 26c18-10 44-8 58 6'],
        ['', 'M132 16l8 8-10 5M206 16l8 9-11 4M276 22l8 9-11 3'],
        ['', 'M42 122h276'],
      ]}
    />
  </>
);

/** Two apples and one apple are three apples, under a cloud. */
export const Sums = () => (
  <>
    <Ground paint="wash-sun" shape="wide" />
    <Placed x={304} y={38} of={CLOUD} />
    <Shapes
      of={[
        ['clay', 'M-4 112h368v32H-4Z'],
        ['', 'M114 94h20M124 84v20M200 90h20M200 100h20'],
      ]}
    />
    {[46, 86, 166, 250, 290, 330].map((x) => (
      <Placed key={x} x={x} y={122} of={APPLE} />
    ))}
  </>
);
