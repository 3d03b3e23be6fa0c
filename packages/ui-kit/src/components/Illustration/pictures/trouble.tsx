import { Ground } from '../parts/Ground.tsx';
import { Placed } from '../parts/Placed.tsx';
import { CLOUD, MUG, PLANE, SUN } from '../parts/objects.ts';
import { BUSH, FLOWER, POT_PLANT } from '../parts/plants.ts';
import { FLOOR, TABLE } from '../parts/rooms.ts';
import { Shapes } from '../parts/shapes.tsx';

/** A paper plane that has landed in a bush. */
export const Failed = () => (
  <>
    <Ground paint="wash-sun" shape="cloud" />
    <Shapes of={[['', 'M40 92c20-34 56-40 76-20s8 38-6 30-4-30 22-24']]} />
    <Placed x={150} y={110} of={PLANE} />
    <Placed x={152} y={160} of={BUSH} />
    <Placed x={68} y={160} of={FLOWER} />
    <Shapes of={FLOOR} />
  </>
);

/** A plug that has slipped out of its socket. */
export const Offline = () => (
  <>
    <Ground paint="wash-sky" shape="hill" />
    <Placed x={70} y={66} of={CLOUD} />
    <Shapes
      of={[
        ['', 'M20 128c30 0 26-18 52-18M220 128c-24 0-30-18-52-18'],
        ['coral', 'M72 94h26c5 0 8 3 8 8v16c0 5-3 8-8 8H72Z'],
        ['', 'M106 103h14M106 117h14'],
        ['sea', 'M168 94h-26c-5 0-8 3-8 8v16c0 5 3 8 8 8h26Z'],
        ['', 'M121 84v-8M134 86l5-7M108 86l-5-7'],
      ]}
    />
    <Placed x={176} y={160} of={POT_PLANT} />
    <Shapes of={FLOOR} />
  </>
);

/** A signpost where paths part; one board points back the way. */
export const NotFound = () => (
  <>
    <Ground paint="wash-sky" shape="hill" />
    <Placed x={60} y={68} of={SUN} />
    <Shapes
      of={[
        ['leaf', 'M20 160c10-34 36-48 62-38 16 6 26 20 30 38Z'],
        ['sea', 'M96 160c12-30 36-42 70-38 28 4 42 20 46 38Z'],
        ['paper', 'M96 160c30-6 40-14 34-22h12c10 10 2 18-6 22Z'],
        ['clay', 'M128 40h10v106h-10Z'],
        ['coral', 'M120 50h54l16 13-16 13h-54Z'],
        ['sun', 'M146 84H92L76 97l16 13h54Z'],
        ['', 'M138 63h20M108 97h20'],
      ]}
    />
    <Shapes of={FLOOR} />
  </>
);

/** A house going up: two walls stand, the roof is still a frame, and a ladder leans on it. */
export const BeingBuilt = () => (
  <>
    <Ground paint="wash-sky" shape="hill" />
    <Placed x={184} y={62} of={SUN} />
    <Shapes
      of={[
        ['wash-coral', 'M70 96h92v64H70Z'],
        ['', 'M60 98 116 48l56 50M80 80v16M98 64v32M116 48v48M134 64v32M152 80v16'],
        ['sea', 'M104 160v-34a14 14 0 0 1 28 0v34Z'],
        ['sun', 'M78 110h18v18H78Zm62 0h16v18h-16Z'],
        ['', 'M190 160 170 76M206 160l-20-86M174 92h14M178 110h14M182 128h14M186 146h14'],
        ['coral', 'M32 146h22v14H32ZM40 132h22v14H40ZM54 146h14v14H54Z'],
      ]}
    />
    <Shapes of={FLOOR} />
  </>
);

/** A warm drink by a clock: there is time. */
export const Waiting = () => (
  <>
    <Ground paint="wash-clay" shape="arch" />
    <Shapes
      of={[
        ['paper', 'M84 82a36 36 0 1 0 72 0 36 36 0 0 0-72 0Z'],
        ['', 'M120 60v22l14 10M120 50v3M120 111v3M88 82h3M149 82h3'],
      ]}
    />
    <Placed x={78} y={150} of={POT_PLANT} />
    <Placed x={160} y={150} of={MUG} />
    <Shapes of={TABLE} />
  </>
);
