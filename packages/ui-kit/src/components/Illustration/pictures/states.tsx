import { Placed } from '../parts/Placed.tsx';
import { Bust } from '../parts/Bust.tsx';
import { PEOPLE } from '../people/people.ts';
import { BUBBLE, CLOUD, HEART, MUG, PLANE, STAR, SUN, TICK } from '../parts/objects.ts';
import { BUSH, FLOWER, POT_PLANT, SPRIG } from '../parts/plants.ts';
import { FLOOR, GROUNDS, TABLE } from '../parts/rooms.ts';
import { Shapes, type Paint } from '../parts/shapes.tsx';

interface GroundProps {
  paint: Paint;
  shape: keyof typeof GROUNDS;
}

function Ground({ paint, shape }: GroundProps) {
  return (
    <g className="fb-Art-plain">
      <Shapes of={[[paint, GROUNDS[shape]]]} />
    </g>
  );
}

/** Two speech bubbles with nothing in them yet, and a plant that has just begun to grow. */
export const EmptyFeed = () => (
  <>
    <Ground paint="wash-sea" shape="hill" />
    <Placed x={80} y={100} of={BUBBLE} />
    <Shapes
      of={[
        ['', 'M62 62h44M62 74h26'],
        [
          'sun',
          'M138 74h42c10 0 16 6 16 15v14c0 9-6 15-16 15h-2l-1 14-16-14h-23c-10 0-16-6-16-15V89c0-9 6-15 16-15Z',
        ],
        ['dots', 'M144 96h.01M160 96h.01M176 96h.01'],
      ]}
    />
    <Placed x={92} y={160} of={POT_PLANT} />
    <Shapes of={FLOOR} />
  </>
);

/** Somebody waves from a table. The second mug is for who comes. */
export const NoFriends = () => (
  <>
    <Ground paint="wash-sun" shape="arch" />
    <Placed x={62} y={72}>
      <Bust of={PEOPLE.hana} />
    </Placed>
    <Placed x={172} y={150} of={MUG} />
    <Placed x={58} y={150} of={MUG} isFlipped />
    <Shapes of={TABLE} />
  </>
);

/** A letter box on its post, with a bird on it. Nothing has come yet. */
export const NoMessages = () => (
  <>
    <Ground paint="wash-sky" shape="cloud" />
    <Placed x={180} y={66} of={CLOUD} />
    <Shapes
      of={[
        ['clay', 'M112 118h16v42h-16Z'],
        ['coral', 'M72 80c0-14 8-24 22-24h58c14 0 20 10 20 24v38H72Z'],
        ['wash-coral', 'M72 118V80c0-14 6-24 20-24s20 10 20 24v38Z'],
        ['ink', 'M82 84h20v5H82Z'],
        ['sun', 'M150 92V70h16v10h-16'],
        ['sea', 'M126 56c-2-10 4-18 14-18 2-6 12-8 15 0l7 3-7 3c0 8-6 13-14 13l-20 3c2-2 4-3 5-4Z'],
        ['', 'M148 41h.01M130 52c4 1 8-1 10-5'],
      ]}
    />
    <Placed x={64} y={160} of={FLOWER} />
    <Placed x={178} y={160} of={SPRIG} />
    <Shapes of={FLOOR} />
  </>
);

/** A door with a mat and a plant: nobody has knocked yet. */
export const NoRequests = () => (
  <>
    <Ground paint="wash-leaf" shape="arch" />
    <Shapes
      of={[
        ['paper', 'M82 160V54h76v106Z'],
        ['sea', 'M90 160V62h60v98Z'],
        ['wash-sun', 'M106 76h28v26h-28Z'],
        ['', 'M120 76v26M106 89h28'],
        ['sun', 'M138 118a3.5 3.5 0 1 0 .01 0Z'],
        ['clay', 'M76 160h88v8H76Z'],
      ]}
    />
    <Placed x={182} y={160} of={POT_PLANT} />
    <Shapes of={FLOOR} />
  </>
);

/** A cat sleeps on a rug: all is quiet. */
export const NoNotifications = () => (
  <>
    <Ground paint="wash-iris" shape="hill" />
    <Shapes
      of={[
        ['sun', 'M168 48a20 20 0 1 0 22 26 16 16 0 0 1-22-26Z'],
        ['rose', 'M52 160c0-8 12-12 68-12s68 4 68 12Z'],
        ['clay', 'M72 150c-8-30 14-50 46-50 36 0 58 20 50 50Z'],
        ['clay', 'M74 150c-10 0-18-8-18-20 0-8 3-12 4-20l12 7h12l12-7c1 8 4 12 4 20 0 12-8 20-18 20Z'],
        ['', 'M64 130c2 3 6 3 8 0M84 130c2 3 6 3 8 0M76 137c1 2 3 2 4 0M168 140c4 10-2 14-14 12H104'],
      ]}
    />
    <Placed x={112} y={62} of={STAR} />
    <Shapes of={FLOOR} />
  </>
);

/** A magnifying glass over the grass: a flower, and not what was looked for. */
export const NothingFound = () => (
  <>
    <Ground paint="wash-leaf" shape="cloud" />
    <Placed x={66} y={160} of={SPRIG} />
    <Placed x={176} y={160} of={BUSH} />
    <Shapes
      of={[
        ['clay', 'M146 114l34 32c7 7 0 15-8 8l-34-32Z'],
        ['paper', 'M70 86a38 38 0 1 0 76 0 38 38 0 0 0-76 0Z'],
        ['wash-sky', 'M78 86a30 30 0 1 0 60 0 30 30 0 0 0-60 0Z'],
      ]}
    />
    <Placed x={106} y={116} of={FLOWER} />
    <Shapes of={FLOOR} />
  </>
);

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

/** A letter on its way over the hills. */
export const Shared = () => (
  <>
    <Ground paint="wash-sky" shape="cloud" />
    <Placed x={66} y={76} of={CLOUD} />
    <Shapes
      of={[
        ['leaf', 'M24 160c8-28 30-40 62-32 16 4 28 16 34 32Z'],
        ['sea', 'M96 160c14-24 40-34 72-26 24 6 38 14 44 26Z'],
        ['', 'M56 136c20-4 44-18 38-34s-26-2-16 10 36 6 52-12'],
      ]}
    />
    <Placed x={158} y={78} of={PLANE} />
    <Placed x={110} y={66} of={HEART} />
    <Shapes of={FLOOR} />
  </>
);

/** A cup with flowers in it, and stars. */
export const WellDone = () => (
  <>
    <Ground paint="wash-rose" shape="arch" />
    <Placed x={66} y={74} of={STAR} />
    <Placed x={176} y={82} of={STAR} />
    <Placed x={120} y={88} of={FLOWER} />
    <Placed x={106} y={92} of={SPRIG} isFlipped />
    <Placed x={134} y={92} of={SPRIG} />
    <Shapes
      of={[
        ['', 'M92 92c-18-2-18 26 6 26M148 92c18-2 18 26-6 26'],
        ['sun', 'M90 84h60v18c0 20-12 32-30 32s-30-12-30-32Z'],
        ['clay', 'M112 134h16v12h12c4 0 6 3 6 6v8H94v-8c0-3 2-6 6-6h12Z'],
      ]}
    />
    <Shapes of={FLOOR} />
  </>
);

/** An album with a ribbon, and a tick: it is kept. */
export const Saved = () => (
  <>
    <Ground paint="wash-sea" shape="hill" />
    <Shapes
      of={[
        ['iris', 'M66 58h96c5 0 8 3 8 8v82c0 5-3 8-8 8H66Z'],
        ['paper', 'M66 148h100M66 140h98v16H66c-12 0-12-16 0-16Z'],
        ['iris', 'M58 66c0-5 3-8 8-8h96v82H66c-5 0-8 3-8 8Z'],
        ['', 'M74 58v82'],
        ['coral', 'M130 58h18v40l-9-8-9 8Z'],
      ]}
    />
    <Placed x={170} y={132} of={TICK} />
    <Shapes of={FLOOR} />
  </>
);

/** A house in the evening, with one window lit. */
export const LoggedOut = () => (
  <>
    <Ground paint="wash-iris" shape="cloud" />
    <Shapes
      of={[
        ['sun', 'M60 50a18 18 0 1 0 20 24 15 15 0 0 1-20-24Z'],
        ['wash-coral', 'M88 92h76v68H88Z'],
        ['coral', 'M76 96l50-44 50 44Z'],
        ['sea', 'M98 160v-32c0-14 24-14 24 0v32Z'],
        ['sun', 'M134 112h20v22h-20Z'],
        ['', 'M144 112v22M134 123h20M116 144h.01'],
      ]}
    />
    <Placed x={184} y={64} of={STAR} />
    <Placed x={186} y={160} of={BUSH} />
    <Shapes of={FLOOR} />
  </>
);

/** A present, and a star out of it. */
export const Rewards = () => (
  <>
    <Ground paint="wash-coral" shape="hill" />
    <Placed x={118} y={58} of={STAR} />
    <Placed x={76} y={80} of={HEART} />
    <Shapes
      of={[
        ['iris', 'M72 110h96v50H72Z'],
        ['sky', 'M64 94h112v18H64Z'],
        ['sun', 'M110 94h20v66h-20Z'],
        ['sun', 'M120 94c-8-20-34-20-32-6 1 8 18 8 32 6 8-20 34-20 32-6-1 8-18 8-32 6Z'],
      ]}
    />
    <Placed x={192} y={160} of={SPRIG} />
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
