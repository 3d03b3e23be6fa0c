import { Bust } from '../parts/Bust.tsx';
import { Ground } from '../parts/Ground.tsx';
import { Hand } from '../parts/Hand.tsx';
import { CLOUD, HEART, STAR, SUN } from '../parts/objects.ts';
import { Placed } from '../parts/Placed.tsx';
import { BUSH, FLOWER, POT_PLANT, SPRIG } from '../parts/plants.ts';
import { Shapes } from '../parts/shapes.tsx';
import { PEOPLE } from '../people/index.ts';

/** A large cup on a table by the window. */
export const Coffee = () => (
  <>
    <Ground paint="wash-coral" shape="wide" />
    <Shapes
      of={[
        ['wash-sky', 'M40 14h88v76H40Z'],
        ['', 'M84 14v76M40 52h88'],
      ]}
    />
    <Placed x={104} y={36} of={SUN} />
    <Shapes
      of={[
        ['clay', 'M-4 112h368v36H-4Z'],
        ['', 'M226 66h10c18 0 18 30-2 30h-8'],
        ['paper', 'M158 122c0-8 10-10 34-10s34 2 34 10Z'],
        ['sea', 'M160 54h66v34c0 16-12 26-33 26s-33-10-33-26Z'],
        ['', 'M180 44c-6-9 6-12 0-22M194 44c-6-9 6-12 0-22M208 44c-6-9 6-12 0-22'],
      ]}
    />
    <Placed x={193} y={80} of={HEART} />
    <Placed x={302} y={118} of={POT_PLANT} />
    <Shapes
      of={[
        ['sun', 'M52 122c0-12 12-20 26-20s26 8 26 20Z'],
        ['', 'M66 112l8-6M80 114l8-6'],
      ]}
    />
  </>
);

/** A plant that grows from month to month. */
export const Monthly = () => (
  <>
    <Ground paint="wash-sky" shape="wide" />
    <Placed x={62} y={38} of={SUN} />
    <Placed x={186} y={40} of={CLOUD} />
    <Shapes of={[['leaf', 'M-4 118c70-18 140-20 186-12s120 6 182-4v42H-4Z']]} />
    <Placed x={92} y={116} of={SPRIG} />
    <Placed x={148} y={112} of={SPRIG} />
    <Placed x={154} y={112} of={SPRIG} isFlipped />
    <Placed x={206} y={112} of={FLOWER} />
    <Shapes
      of={[
        ['clay', 'M264 114V80h10v34Z'],
        ['leaf', 'M269 86c-26 2-34-20-20-30-2-18 22-26 30-12 16-4 26 14 16 26 4 14-10 18-26 16Z'],
      ]}
    />
    <Placed x={272} y={66} of={HEART} />
    <Placed x={328} y={116} of={BUSH} />
  </>
);

/** Four people of a community, close together. */
export const Champion = () => (
  <>
    <Ground paint="wash-leaf" shape="wide" />
    <Shapes
      of={[
        ['', 'M-4 8c70 30 130 34 184 14s120-14 184 6'],
        ['sun', 'M44 24l14 5-11 12Zm196-11 14 2-9 13Z'],
        ['coral', 'M100 35l14-1-6 14Zm202-16 13 3-9 12Z'],
        ['sea', 'M158 30l13-4-3 15Z'],
      ]}
    />
    <Placed x={20} y={64}>
      <Bust of={PEOPLE.grace} />
    </Placed>
    <Placed x={260} y={64}>
      <Bust of={PEOPLE.sam} />
    </Placed>
    <Placed x={98} y={70}>
      <Bust of={PEOPLE.kenji} />
    </Placed>
    <Placed x={182} y={70}>
      <Bust of={PEOPLE.priya} />
    </Placed>
  </>
);

/** Somebody with a raised hand among stars. */
export const Hero = () => (
  <>
    <Ground paint="wash-iris" shape="wide" />
    <Placed x={52} y={44} of={STAR} />
    <Placed x={104} y={88} of={STAR} />
    <Placed x={308} y={40} of={STAR} />
    <Placed x={264} y={92} of={STAR} />
    <Shapes of={[['', 'M180 8v12M128 22l8 10M232 22l-8 10M22 96h10M330 96h10M78 18v8M284 14v8']]} />
    <Hand of={PEOPLE.zoe} x={228} y={92} />
    <Placed x={140} y={58}>
      <Bust of={PEOPLE.zoe} />
    </Placed>
  </>
);
