import { Bust } from '../parts/Bust.tsx';
import { Ground } from '../parts/Ground.tsx';
import { CLOUD, HEART, MUG, NOTES, STAR, SUN } from '../parts/objects.ts';
import { Placed } from '../parts/Placed.tsx';
import { BUSH, FLOWER, POT_PLANT, SPRIG } from '../parts/plants.ts';
import { Shapes } from '../parts/shapes.tsx';
import { PEOPLE } from '../people/index.ts';

/** A stage with open curtains, and stickers on it: a dog, a star and a heart. */
export const Entertainment = () => (
  <>
    <Ground paint="wash-iris" shape="wide" />
    <Shapes
      of={[
        ['clay', 'M-4 116h368v28H-4Z'],
        ['coral', 'M-4-4h84c0 60-22 100-84 112Z'],
        ['coral', 'M364-4h-84c0 60 22 100 84 112Z'],
        ['', 'M24-4c4 40-4 70-18 98M52-4c2 34-8 62-24 84M336-4c-4 40 4 70 18 98M308-4c-2 34 8 62 24 84'],
        ['sun', 'M-4-6h368v16c-30 14-62 14-92 0-30 14-62 14-92 0-30 14-62 14-92 0-30 14-62 14-92 0Z'],
        ['paper', 'M142 44h76c8 0 14 6 14 14v44c0 8-6 14-14 14h-76c-8 0-14-6-14-14V58c0-8 6-14 14-14Z'],
        ['clay', 'M158 70c-10-2-14 14-8 24 3 4 8 2 9-2M202 70c10-2 14 14 8 24-3 4-8 2-9-2'],
        ['sun', 'M158 72c0-10 10-16 22-16s22 6 22 16v14c0 12-10 20-22 20s-22-8-22-20Z'],
        ['eyes', 'M171 78h.01M189 78h.01'],
        ['ink', 'M175 86h10c0 5-3 7-5 7s-5-2-5-7Z'],
        ['', 'M180 93v3M174 99c3 2 9 2 12 0'],
      ]}
    />
    <Placed x={104} y={86} of={STAR} />
    <Placed x={256} y={86} of={HEART} />
  </>
);

/** A bowl of soup with a spoon, and a card with its recipe. */
export const Food = () => (
  <>
    <Ground paint="wash-sun" shape="wide" />
    <Shapes
      of={[
        ['wash-coral', 'M-4 112h368v36H-4Z'],
        ['', 'M-4 112h368'],
        ['', 'M166 42c-6-9 6-12 0-22M184 42c-6-9 6-12 0-22M202 42c-6-9 6-12 0-22'],
        ['coral', 'M126 62a58 12 0 0 1 116 0c0 6-26 12-58 12s-58-6-58-12Z'],
        ['sea', 'M126 62c4 8 28 12 58 12s54-4 58-12c0 30-18 54-40 58h-36c-22-4-40-28-40-58Z'],
        ['leaf', 'M160 62c4-6 12-6 14 0-4 4-10 4-14 0ZM196 64c4-6 12-6 14 0-4 4-10 4-14 0Z'],
        ['', 'M226 54l36-24'],
        ['clay', 'M258 24c8-8 20-6 20 2s-12 14-18 10-6-8-2-12Z'],
        ['paper', 'M40 56h60v66H40Z'],
        ['', 'M50 70h40M50 82h28M50 94h34'],
        ['sun', 'M82 108a6 6 0 1 0 12 0 6 6 0 0 0-12 0Z'],
      ]}
    />
    <Placed x={310} y={122} of={POT_PLANT} />
  </>
);

/** An open book under the night sky. */
export const Education = () => (
  <>
    <Ground paint="deep" shape="wide" />
    <Shapes
      of={[
        ['sun', 'M60 18a20 20 0 1 0 22 26 16 16 0 0 1-22-26Z'],
        ['wash-sea', 'M-4 116c60-14 128-16 184-8s124 6 184-6v42H-4Z'],
        ['coral', 'M98 112V72c26-8 58-6 82 6 24-12 56-14 82-6v40c-26-8-58-6-82 6-24-12-56-14-82-6Z'],
        ['paper', 'M106 106V66c24-6 52-4 74 8v40c-22-12-50-14-74-8Z'],
        ['paper', 'M254 106V66c-24-6-52-4-74 8v40c22-12 50-14 74-8Z'],
        ['', 'M118 78c16-2 32 0 48 6M118 92c16-2 32 0 48 6M242 78c-16-2-32 0-48 6M242 92c-16-2-32 0-48 6'],
      ]}
    />
    <Placed x={130} y={36} of={STAR} />
    <Placed x={204} y={30} of={STAR} />
    <Placed x={268} y={44} of={STAR} />
    <Placed x={318} y={26} of={STAR} />
  </>
);

/** A sheet with a flower on it that is half coloured in, and pencils. */
export const Creative = () => (
  <>
    <Ground paint="wash-rose" shape="wide" />
    <Shapes
      of={[
        ['wash-clay', 'M-4 108h368v36H-4Z'],
        ['', 'M-4 108h368'],
        ['paper', 'M108 20l122-8 8 112-122 8Z'],
        ['leaf', 'M174 112c-4-16-4-28 0-40M174 100c14 0 22-6 24-18-14-2-24 6-24 18Z'],
        ['', 'M172 104c-14 0-22-6-24-18 14-2 24 6 24 18'],
        ['coral', 'M174 44c0-16 22-16 22 0 16 0 16 22 0 22 0 8-8 12-14 10l-8-10Z'],
        ['', 'M174 44c-4-14-24-8-20 6-14 4-8 24 6 20 2 8 8 8 14 6'],
        ['sun', 'M164 60a10 10 0 1 0 20 0 10 10 0 0 0-20 0Z'],
        ['sea', 'M262 120V52l8-14 8 14v68Z'],
        ['sun', 'M284 120V66l8-14 8 14v54Z'],
        ['iris', 'M306 120V44l8-14 8 14v76Z'],
        ['', 'M262 54h16M284 68h16M306 46h16'],
        ['clay', 'M40 62c16-22 52-16 50 10-2 14-14 10-18 18s2 18-12 18c-22 0-32-28-20-46Z'],
        ['sea', 'M46 72a5 5 0 1 0 10 0 5 5 0 0 0-10 0Z'],
        ['coral', 'M64 64a5 5 0 1 0 10 0 5 5 0 0 0-10 0Z'],
        ['leaf', 'M44 90a5 5 0 1 0 10 0 5 5 0 0 0-10 0Z'],
      ]}
    />
  </>
);

/** Somebody listens to the rain behind a window. */
export const Wellness = () => (
  <>
    <Ground paint="wash-leaf" shape="wide" />
    <Shapes
      of={[
        ['wash-sky', 'M150 10h172v92H150Z'],
        ['', 'M236 10v92M150 56h172'],
        ['', 'M176 68l-4 10M206 70l-4 10M262 68l-4 10M292 72l-4 10M190 86l-4 10M278 86l-4 10M220 86l-4 10'],
      ]}
    />
    <Placed x={194} y={44} of={CLOUD} />
    <Placed x={278} y={42} of={CLOUD} />
    <Placed x={40} y={36}>
      <Bust of={PEOPLE.priya} />
    </Placed>
    <Shapes of={[['clay', 'M-4 112h368v32H-4Z']]} />
    <Placed x={148} y={124} of={MUG} />
    <Placed x={306} y={124} of={POT_PLANT} />
    <Placed x={30} y={44} of={NOTES} />
  </>
);

/** Presents in the grass: of everything that is of no other kind. */
export const Present = () => (
  <>
    <Ground paint="wash-coral" shape="wide" />
    <Placed x={56} y={40} of={SUN} />
    <Shapes
      of={[
        ['leaf', 'M-4 112c70-16 140-18 186-10s120 6 182-4v46H-4Z'],
        ['iris', 'M140 70h84v54h-84Z'],
        ['sky', 'M132 54h100v18H132Z'],
        ['sun', 'M174 54h16v70h-16Z'],
        ['sun', 'M182 54c-8-20-34-20-32-6 1 8 18 8 32 6 8-2 31 2 32-6 2-14-24-14-32 6Z'],
        ['coral', 'M244 88h44v34h-44Z'],
        ['paper', 'M262 88h8v34h-8Z'],
        ['paper', 'M266 88c-4-12-18-10-16-4 1 4 10 5 16 4 6 1 15 0 16-4 2-6-12-8-16 4Z'],
      ]}
    />
    <Placed x={110} y={60} of={HEART} />
    <Placed x={256} y={48} of={STAR} />
    <Placed x={92} y={116} of={FLOWER} />
    <Placed x={322} y={116} of={BUSH} />
    <Placed x={118} y={120} of={SPRIG} />
  </>
);
