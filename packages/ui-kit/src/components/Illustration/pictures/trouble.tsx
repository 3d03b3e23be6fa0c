import { Ground } from '../parts/Ground.tsx';
import { Placed } from '../parts/Placed.tsx';
import { MUG, PLANE, SUN } from '../parts/objects.ts';
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

/** A plug that has slipped out of its socket, and a plant that does not mind. */
export const Offline = () => (
  <>
    <Ground paint="wash-sky" shape="hill" />
    <Shapes
      of={[
        ['', 'M42 160c-6-40 0-76 32-76M198 160c6-40 0-76-32-76'],
        ['coral', 'M74 68h24c5 0 8 3 8 8v16c0 5-3 8-8 8H74Z'],
        ['', 'M106 77h13M106 91h13M121 62v-8M134 64l5-7M108 64l-5-7'],
        ['sea', 'M166 68h-24c-5 0-8 3-8 8v16c0 5 3 8 8 8h24Z'],
      ]}
    />
    <Placed x={120} y={160} of={POT_PLANT} />
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
    <Placed x={58} y={70} of={SUN} />
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
        ['paper', 'M88 76a32 32 0 1 0 64 0 32 32 0 0 0-64 0Z'],
        ['', 'M120 58v18l12 9M120 49v2M120 101v2M93 76h2M145 76h2'],
      ]}
    />
    <Placed x={68} y={150} of={POT_PLANT} />
    <Placed x={170} y={150} of={MUG} />
    <Shapes of={TABLE} />
  </>
);
