import { Bust } from '../parts/Bust.tsx';
import { Ground } from '../parts/Ground.tsx';
import { HEART, MUG, STAR } from '../parts/objects.ts';
import { Placed } from '../parts/Placed.tsx';
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

/** A tile of a word game, 26 by 26, on its upper left corner. */
const TILE: Shape = ['paper', 'M3 0h20c2 0 3 1 3 3v20c0 2-1 3-3 3H3c-2 0-3-1-3-3V3c0-2 1-3 3-3Z'];
const TILES: readonly [x: number, y: number, letter: string][] = [
  [118, 30, 'M17 7h-7v12h7M10 13h6'],
  [146, 30, 'M9 19V7h5c5 0 5 6 0 6H9M14 13l4 6'],
  [174, 30, 'M17 8c-3-2-8-1-8 2s8 3 8 6-5 4-8 2'],
  [202, 30, 'M8 19l5-12 5 12M10 15h6'],
  [174, 2, 'M8 7h10M13 7v12'],
  [174, 58, 'M13 7c-7 0-7 12 0 12s7-12 0-12Z'],
  [104, 96, 'M9 19V7l8 12V7'],
  [134, 96, 'M8 7h10M13 7v12'],
  [194, 96, 'M10 7v12h7'],
  [224, 96, 'M8 19l5-12 5 12M10 15h6'],
];

/** A word game: tiles across each other on its board, and others in their rack. They make no word. */
export const Letters = () => (
  <>
    <Ground paint="wash-leaf" shape="wide" />
    <Shapes
      of={[
        ['sea', 'M78-4h204v92H78Z'],
        ['', 'M78 30h204M78 58h204M118-4v92M146-4v92M174-4v92M202-4v92M230-4v92'],
        ['wash-coral', 'M90 38h16v12H90ZM242 66h20v14h-20Z'],
      ]}
    />
    {TILES.map(([x, y, letter]) => (
      <Placed key={`${x} ${y}`} x={x} y={y} of={[TILE, ['', letter]]} />
    ))}
    <Shapes of={[['clay', 'M82 118h196l10 26H72Z']]} />
    <Placed x={40} y={126} of={MUG} />
    <Shapes
      of={[
        ['sun', 'M300 108l34-34 12 12-34 34-16 4Z'],
        ['', 'M300 108l12 12'],
      ]}
    />
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

/** A sum on paper, a calculator, a pencil and a cup. */
export const Sums = () => (
  <>
    <Ground paint="wash-sun" shape="wide" />
    <Shapes
      of={[
        ['clay', 'M-4 116h368v28H-4Z'],
        ['paper', 'M96 16h82v108H96Z'],
        ['', 'M136 33c0-5 11-5 11 1 0 5-11 7-11 12h11M154 30h11l-7 16'],
        ['', 'M106 64h14M113 57v14M137 61l6-4v16M163 73V57l-9 11h13'],
        ['', 'M106 83h60M145 109V93l-9 11h13M157 97l6-4v16'],
        ['sea', 'M194 20h54c5 0 8 3 8 8v84c0 5-3 8-8 8h-54c-5 0-8-3-8-8V28c0-5 3-8 8-8Z'],
        ['paper', 'M196 32h50v18h-50Z'],
        ['sun', 'M196 60h12v12h-12ZM196 79h12v12h-12ZM196 98h12v12h-12Z'],
        ['sun', 'M215 60h12v12h-12ZM215 79h12v12h-12ZM215 98h12v12h-12Z'],
        ['coral', 'M234 60h12v12h-12ZM234 79h12v31h-12Z'],
        ['', 'M228 41h10'],
      ]}
    />
    <Placed x={56} y={126} of={MUG} />
    <Shapes
      of={[
        ['coral', 'M288 112l40-40 12 12-40 40-16 4Z'],
        ['', 'M288 112l12 12'],
      ]}
    />
  </>
);
