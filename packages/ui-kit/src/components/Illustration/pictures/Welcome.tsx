import { Bust } from '../parts/Bust.tsx';
import { Hand } from '../parts/Hand.tsx';
import { BUBBLE, HEART, MUG, SUN } from '../parts/objects.ts';
import { Placed } from '../parts/Placed.tsx';
import { BUSH } from '../parts/plants.ts';
import { Shapes } from '../parts/shapes.tsx';
import { PEOPLE } from '../people/index.ts';

/** Four friends at a table in a garden: one waves, one uses a wheelchair, one wears glasses, one a headscarf. */
export const Welcome = () => (
  <>
    <g className="fb-Art-plain">
      <Shapes
        of={[
          ['wash-sea', 'M18 214C-12 146 20 58 88 34c58-18 128-16 162 32 28 44 30 98 10 148Z'],
          ['wash-leaf', 'M18 214c-6-14-9-28-9-42 40-18 78-14 104-4 40-16 104-20 160-6 0 18-4 36-13 52Z'],
        ]}
      />
    </g>
    <Placed x={233} y={76} of={SUN} />
    <Shapes of={[['', 'M233 51v-6M251 58l4-4M215 58l-4-4']]} />
    <Placed x={40} y={184} of={BUSH} />
    <Placed x={80} y={104} of={BUBBLE} />
    <Placed x={82} y={70} of={HEART} />
    <Placed x={162} y={100} of={BUBBLE} />
    <Shapes of={[['dots', 'M150 67h.01M164 67h.01M178 67h.01']]} />
    <Placed x={6} y={107}>
      <Bust of={PEOPLE.nadia} />
    </Placed>
    <Placed x={134} y={105}>
      <Bust of={PEOPLE.leo} />
    </Placed>
    <Placed x={196} y={108}>
      <Bust of={PEOPLE.zoe} />
    </Placed>
    <Hand of={PEOPLE.sam} x={142} y={154} />
    <Placed x={70} y={109}>
      <Bust of={PEOPLE.sam} />
    </Placed>
    <Placed x={78} y={188} of={MUG} isFlipped />
    <Placed x={196} y={188} of={MUG} isFlipped />
    <Shapes
      of={[
        ['clay', 'M14 184h252c10 0 10 16 0 16H14c-10 0-10-16 0-16Z'],
        ['', 'M40 200v14M240 200v14M14 214h252'],
      ]}
    />
  </>
);
