import { Bust } from '../parts/Bust.tsx';
import { BUBBLE, HEART, MUG, STAR, SUN } from '../parts/objects.ts';
import { Placed } from '../parts/Placed.tsx';
import { BUSH, POT_PLANT } from '../parts/plants.ts';
import { Shapes } from '../parts/shapes.tsx';
import { PEOPLE } from '../people/index.ts';

/** Friends at a table in a garden, talking. */
export const Welcome = () => (
  <>
    <g className="fb-Art-plain">
      <Shapes of={[['wash-sea', 'M18 232C-12 148 30 54 112 34c66-16 144-18 176 42 26 50 24 108 6 156Z']]} />
    </g>
    <Placed x={276} y={76} of={SUN} />
    <Placed x={92} y={118} of={BUBBLE} />
    <Placed x={88} y={84} of={HEART} />
    <Placed x={214} y={106} of={BUBBLE} />
    <Placed x={212} y={74} of={STAR} />
    <Placed x={42} y={222} of={BUSH} />
    <Placed x={284} y={222} of={POT_PLANT} />
    <Placed x={40} y={136}>
      <Bust of={PEOPLE.ella} />
    </Placed>
    <Placed x={190} y={136}>
      <Bust of={PEOPLE.omar} />
    </Placed>
    <Placed x={116} y={140}>
      <Bust of={PEOPLE.sam} />
    </Placed>
    <Placed x={118} y={216} of={MUG} isFlipped />
    <Placed x={196} y={216} of={MUG} />
    <Shapes of={[['clay', 'M22 216h276c10 0 10 18 0 18H22c-10 0-10-18 0-18Z']]} />
  </>
);
