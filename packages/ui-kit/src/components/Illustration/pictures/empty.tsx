import { Bust } from '../parts/Bust.tsx';
import { Hand } from '../parts/Hand.tsx';
import { Ground } from '../parts/Ground.tsx';
import { Placed } from '../parts/Placed.tsx';
import { BUBBLE, CLOUD, MUG, STAR } from '../parts/objects.ts';
import { BUSH, FLOWER, POT_PLANT, SPRIG } from '../parts/plants.ts';
import { FLOOR, TABLE } from '../parts/rooms.ts';
import { Shapes } from '../parts/shapes.tsx';
import { PEOPLE } from '../people/index.ts';

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
    <Hand of={PEOPLE.hana} x={134} y={122} />
    <Placed x={58} y={71}>
      <Bust of={PEOPLE.hana} />
    </Placed>
    <Placed x={64} y={150} of={MUG} isFlipped />
    <Placed x={178} y={150} of={MUG} />
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
        ['clay', 'M74 153h92v7H74Z'],
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
    <Placed x={196} y={160} of={SPRIG} />
    <Placed x={62} y={160} of={BUSH} />
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
