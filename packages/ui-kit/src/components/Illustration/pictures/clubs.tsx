import { Bust } from '../parts/Bust.tsx';
import { Ground } from '../parts/Ground.tsx';
import { APPLE, BUBBLE, CLOUD, HEART, MUG, NOTES, STAR, SUN, TICK } from '../parts/objects.ts';
import { Placed } from '../parts/Placed.tsx';
import { BUSH, FLOWER, POT_PLANT, SPRIG } from '../parts/plants.ts';
import { Shapes, type Paint, type Shape } from '../parts/shapes.tsx';
import { PEOPLE } from '../people/index.ts';

/** A playing card, 48 by 64; its middle is its 0, 0. */
const cardOf = (paint: Paint): readonly Shape[] => [
  [paint, 'M-20-32h40c3 0 4 1 4 4v56c0 3-1 4-4 4h-40c-3 0-4-1-4-4v-56c0-3 1-4 4-4Z'],
];

/** A square tile for a letter or a digit, 44 by 44; its middle is its 0, 0. */
const tileOf = (paint: Paint): readonly Shape[] => [
  [paint, 'M-18-22h36c3 0 4 1 4 4v36c0 3-1 4-4 4h-36c-3 0-4-1-4-4v-36c0-3 1-4 4-4Z'],
];

/** Dots as on a die, for a tile. */
const PIPS: Readonly<Record<1 | 2 | 3 | 4, readonly Shape[]>> = {
  1: [['ink', 'M-4 0a4 4 0 1 0 8 0 4 4 0 0 0-8 0Z']],
  2: [['ink', 'M-12-8a4 4 0 1 0 8 0 4 4 0 0 0-8 0ZM4 8a4 4 0 1 0 8 0 4 4 0 0 0-8 0Z']],
  3: [
    [
      'ink',
      'M-14-10a4 4 0 1 0 8 0 4 4 0 0 0-8 0ZM-4 0a4 4 0 1 0 8 0 4 4 0 0 0-8 0ZM6 10a4 4 0 1 0 8 0 4 4 0 0 0-8 0Z',
    ],
  ],
  4: [
    [
      'ink',
      'M-12-8a4 4 0 1 0 8 0 4 4 0 0 0-8 0ZM4-8a4 4 0 1 0 8 0 4 4 0 0 0-8 0ZM-12 8a4 4 0 1 0 8 0 4 4 0 0 0-8 0ZM4 8a4 4 0 1 0 8 0 4 4 0 0 0-8 0Z',
    ],
  ],
};

/** Two equal cards among others. */
export const MemoryMatch = () => (
  <>
    <Ground paint="wash-sea" shape="wide" />
    <Placed x={72} y={72} of={cardOf('sea')} />
    <Placed x={144} y={64} of={cardOf('paper')} />
    <Placed x={144} y={64} of={HEART} />
    <Placed x={216} y={64} of={cardOf('paper')} />
    <Placed x={216} y={64} of={HEART} />
    <Placed x={288} y={72} of={cardOf('sea')} />
    <Shapes
      of={[
        ['', 'M62 62l20 20M82 62 62 82M278 62l20 20M298 62l-20 20'],
        ['', 'M164 112c8 10 24 10 32 0'],
      ]}
    />
    <Placed x={180} y={26} of={STAR} />
  </>
);

/** Cards with wings of air, and a stopwatch without haste. */
export const SpeedThinking = () => (
  <>
    <Ground paint="wash-sun" shape="wide" />
    <Shapes of={[['', 'M30 50h40M22 70h44M34 90h34M206 46h24M214 66h28']]} />
    <Placed x={106} y={70} of={cardOf('paper')} />
    <Placed x={106} y={70} of={STAR} />
    <Placed x={170} y={70} of={cardOf('coral')} />
    <Shapes
      of={[
        ['paper', 'M254 76a36 36 0 1 0 72 0 36 36 0 0 0-72 0Z'],
        ['', 'M290 40v-12M280 26h20M318 50l8-8M290 76V54M290 76l14 8'],
      ]}
    />
  </>
);

/** A bookcase with a thing in each place, to remember each by where it stands. */
export const MemoryPalace = () => (
  <>
    <Ground paint="wash-iris" shape="wide" />
    <Shapes
      of={[
        ['clay', 'M90 14h180v112H90Z'],
        [
          'paper',
          'M98 22h50v46H98ZM155 22h50v46h-50ZM212 22h50v46h-50ZM98 74h50v46H98ZM155 74h50v46h-50ZM212 74h50v46h-50Z',
        ],
        ['sea', 'M219 36h11v32h-11Z'],
        ['coral', 'M230 30h11v38h-11Z'],
        ['iris', 'M241 40h13v28h-13Z'],
        ['sun', 'M114 82h18l9 15h-36Z'],
        ['', 'M123 97v17M114 117h18'],
        ['sky', 'M162 82h36v28h-36Z'],
        ['leaf', 'M162 110v-6l11-9 8 6 9-10 8 9v10Z'],
        ['wash-sun', 'M221 97a16 16 0 1 0 32 0 16 16 0 0 0-32 0Z'],
        ['', 'M237 97v-9M237 97h7'],
      ]}
    />
    <Placed x={121} y={66} of={MUG} />
    <Placed x={180} y={66} of={APPLE} />
    <Placed x={50} y={126} of={POT_PLANT} />
    <Placed x={312} y={126} of={POT_PLANT} isFlipped />
  </>
);

/** Tiles with one, two, three and four dots. */
export const NumberGames = () => (
  <>
    <Ground paint="wash-leaf" shape="wide" />
    {([1, 2, 3, 4] as const).map((digit, at) => (
      <Placed key={digit} x={75 + at * 70} y={at % 2 === 0 ? 64 : 80}>
        <Shapes of={tileOf((['paper', 'sun', 'sky', 'rose'] as const)[at] ?? 'paper')} />
        <Shapes of={PIPS[digit]} />
      </Placed>
    ))}
    <Shapes of={[['', 'M96 118c50 12 118 12 168 0M256 110l10 8-8 10']]} />
  </>
);

/** Beads on a string that repeat, and a gap. */
export const PatternRecognition = () => (
  <>
    <Ground paint="wash-rose" shape="wide" />
    <Shapes
      of={[
        ['', 'M-4 60c80 36 288 36 368 0'],
        ['coral', 'M40 72a16 16 0 1 0 32 0 16 16 0 0 0-32 0Z'],
        ['sky', 'M92 68h28v28H92Z'],
        ['coral', 'M140 86a16 16 0 1 0 32 0 16 16 0 0 0-32 0Z'],
        ['sky', 'M192 72h28v28h-28Z'],
        ['coral', 'M240 82a16 16 0 1 0 32 0 16 16 0 0 0-32 0Z'],
        ['paper', 'M292 62h28v28h-28Z'],
        ['', 'M302 72c1-7 10-6 9 1-1 4-5 4-5 8M306 86h.01'],
      ]}
    />
    <Placed x={180} y={30} of={STAR} />
  </>
);

/** A magnifying glass over a meadow with one flower. */
export const AttentionTraining = () => (
  <>
    <Ground paint="wash-sky" shape="wide" />
    <Placed x={52} y={36} of={SUN} />
    <Shapes of={[['leaf', 'M-4 108c60-18 130-22 184-14s130 6 188-6v56H-4Z']]} />
    <Placed x={70} y={118} of={SPRIG} />
    <Placed x={116} y={112} of={SPRIG} isFlipped />
    <Placed x={290} y={114} of={SPRIG} />
    <Placed x={332} y={112} of={BUSH} />
    <Shapes
      of={[
        ['clay', 'M222 100l30 26-8 10-32-27Z'],
        ['paper', 'M144 68a42 42 0 1 0 84 0 42 42 0 0 0-84 0Z'],
      ]}
    />
    <Placed x={186} y={94} of={FLOWER} />
  </>
);

/** A head full of signs, among plus, minus and times. */
export const BrainTraining = () => (
  <>
    <Ground paint="wash-coral" shape="wide" />
    <Placed x={144} y={44}>
      <Bust of={PEOPLE.kenji} />
    </Placed>
    <Placed x={72} y={58} of={tileOf('paper')} />
    <Placed x={304} y={52} of={tileOf('sun')} />
    <Placed x={254} y={92} of={tileOf('sky')} />
    <Placed x={112} y={100} of={tileOf('rose')} />
    <Shapes of={[['', 'M72 48v20M62 58h20M294 52h20M246 84l16 16M262 84l-16 16M104 96h16M104 104h16']]} />
  </>
);

/** A bridge of stones that gets its last one. */
export const ProblemSolving = () => (
  <>
    <Ground paint="wash-sky" shape="wide" />
    <Placed x={300} y={34} of={CLOUD} />
    <Shapes
      of={[
        ['sea', 'M-4 112c60-8 120 6 184 2s124-8 188 0v30H-4Z'],
        ['leaf', 'M-4 84c30-6 64-2 74 12s-4 26-20 46H-4Z'],
        ['leaf', 'M364 84c-30-6-64-2-74 12s4 26 20 46h54Z'],
        ['clay', 'M72 88h42v22H72ZM118 88h42v22h-42ZM246 88h42v22h-42Z'],
        ['sun', 'M186 40h42v22h-42Z'],
        ['', 'M207 68v14M200 76l7 8 7-8M164 110V90h40v20'],
      ]}
    />
    <Placed x={40} y={86} of={FLOWER} />
    <Placed x={322} y={88} of={BUSH} />
  </>
);

/** A friendly face, a tune and the sun. */
export const MoodBoosters = () => (
  <>
    <Ground paint="wash-sun" shape="wide" />
    <Shapes
      of={[
        ['', 'M300 12v10M262 26l7 7M338 26l-7 7M252 60h10M338 60h10'],
        ['sun', 'M274 60a26 26 0 1 0 52 0 26 26 0 0 0-52 0Z'],
        ['eyes', 'M292 54h.01M308 54h.01'],
        ['', 'M288 66c6 8 18 8 24 0'],
      ]}
    />
    <Placed x={62} y={62} of={NOTES} />
    <Placed x={112} y={40} of={HEART} />
    <Placed x={144} y={56}>
      <Bust of={PEOPLE.maya} />
    </Placed>
    <Placed x={48} y={126} of={POT_PLANT} />
  </>
);

/** A crossword that is half done, a pencil and a cup. */
export const WordPuzzle = () => (
  <>
    <Ground paint="wash-iris" shape="wide" />
    <Placed x={52} y={118} of={MUG} />
    <Shapes
      of={[
        ['paper', 'M98 14h164c3 0 4 1 4 4v108H94V18c0-3 1-4 4-4Z'],
        ['sun', 'M166 28h28v84h-28Z'],
        ['ink', 'M110 28h28v28h-28ZM138 84h28v28h-28ZM222 84h28v28h-28Z'],
        ['', 'M110 28h140v84H110ZM138 28v84M166 28v84M194 28v84M222 28v84M110 56h140M110 84h140'],
        ['', 'M119 77V63h6c7 0 7 8 0 8h-6M157 63h-9v14h9M148 70h7M173 77l7-14 7 14M176 72h8'],
        ['', 'M214 65c-8-4-12 1-12 5s4 9 12 5M241 63h-9v14h9M232 70h7'],
        ['sun', 'M282 106l46-46 14 14-46 46-18 4Z'],
        ['coral', 'M328 60l8-8 14 14-8 8Z'],
        ['', 'M282 106l14 14'],
      ]}
    />
  </>
);

/** A cup of tea under a quiet sky. */
export const CalmFocus = () => (
  <>
    <Ground paint="wash-leaf" shape="wide" />
    <Placed x={96} y={40} of={CLOUD} />
    <Placed x={262} y={34} of={CLOUD} />
    <Shapes
      of={[
        ['sea', 'M-4 96c30-8 60 8 92 0s60 8 92 0 60 8 92 0 60 8 92 0v48H-4Z'],
        ['', 'M40 118c10-5 20-5 30 0M280 120c10-5 20-5 30 0'],
        ['clay', 'M118 112h124v12H118Z'],
      ]}
    />
    <Placed x={156} y={112} of={MUG} />
    <Placed x={206} y={112} of={FLOWER} />
  </>
);

/** Three people who talk. */
export const SocialGames = () => (
  <>
    <Ground paint="wash-rose" shape="wide" />
    <Placed x={44} y={66}>
      <Bust of={PEOPLE.grace} />
    </Placed>
    <Placed x={144} y={70}>
      <Bust of={PEOPLE.tom} />
    </Placed>
    <Placed x={244} y={66}>
      <Bust of={PEOPLE.hana} />
    </Placed>
    <Placed x={128} y={66} of={BUBBLE} />
    <Placed x={120} y={32} of={TICK} />
    <Placed x={226} y={66} of={BUBBLE} />
    <Placed x={232} y={32} of={HEART} />
  </>
);
