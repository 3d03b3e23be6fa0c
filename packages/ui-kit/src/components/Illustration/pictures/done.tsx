import { Ground } from '../parts/Ground.tsx';
import { Placed } from '../parts/Placed.tsx';
import { CLOUD, HEART, PLANE, STAR, TICK } from '../parts/objects.ts';
import { BUSH, FLOWER, SPRIG } from '../parts/plants.ts';
import { FLOOR } from '../parts/rooms.ts';
import { Shapes } from '../parts/shapes.tsx';

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
        ['', 'M60 108l4-6M182 116l-3-6M88 58l-2-6M150 54l3-6M54 130h6M186 138h-6'],
        ['', 'M92 92c-18-2-18 26 6 26M148 92c18-2 18 26-6 26'],
        ['sun', 'M90 84h60v18c0 20-12 32-30 32s-30-12-30-32Z'],
        ['clay', 'M112 134h16v12h12c4 0 6 3 6 6v8H94v-8c0-3 2-6 6-6h12Z'],
      ]}
    />
    <Shapes of={FLOOR} />
  </>
);

/** An album with a ribbon, and a tick: it is saved. */
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
