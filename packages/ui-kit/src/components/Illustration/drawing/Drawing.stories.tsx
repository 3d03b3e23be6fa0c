import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useWords } from '../../../words/WordsProvider.tsx';
import { people } from '../../../words/en/people.ts';
import { Avatar } from '../../Avatar/Avatar.tsx';
import { Bust, type Looks } from '../parts/Bust.tsx';
import { BROWS, EYES, HEADS, MOUTHS, NOSES } from '../parts/faces.ts';
import { Hand } from '../parts/Hand.tsx';
import * as objects from '../parts/objects.ts';
import { Placed } from '../parts/Placed.tsx';
import * as plants from '../parts/plants.ts';
import { Shapes, type Paint, type Shape } from '../parts/shapes.tsx';
import { PEOPLE, type PersonName } from '../people/index.ts';
import { drawingGuide } from './Drawing.guide.tsx';
import { Sample } from './Sample.tsx';

const NAMES = Object.keys(PEOPLE) as PersonName[];
const COLOURS = ['sea', 'coral', 'sun', 'iris', 'leaf', 'rose', 'sky', 'clay'] as const;
const STONE = 'M-34 4c-8-26 6-52 34-54s44 24 36 52c-14 6-56 8-70 2Z';

const FACES = ['head', 'eyes', 'brows', 'nose', 'mouth'].concat(
  [HEADS, EYES, BROWS, NOSES, MOUTHS].flatMap((part) => Object.keys(part)),
);

const meta = {
  title: 'Kit/Drawing',
  component: Sample,
  // Names in the code, which are nobody's to translate.
  parameters: { guide: drawingGuide, data: [...Object.keys(objects), ...Object.keys(plants), ...FACES] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg').length).toBeGreaterThan(3);
    // Until they are loaded, people are initials.
    await waitFor(() => expect(canvasElement.querySelector('svg text')).toBeNull());
  },
} satisfies Meta<typeof Sample>;
export default meta;

type Story = StoryObj<typeof meta>;

const gallery = (samples: ReactNode): Story => ({
  render: () => <div className="fb-Gallery">{samples}</div>,
});

/** The fifteen people, with what is said of them. */
function Portraits() {
  const t = useWords(people);
  return NAMES.map((name) => (
    <figure key={name}>
      <Avatar name={t(name)} seed={name} picture={`/pictures/people/${name}.svg`} />
      <figcaption>{t(name)}</figcaption>
    </figure>
  ));
}

export const People: Story = gallery(<Portraits />);

/** Things and plants, each around its own point. */
export const Parts: Story = gallery(
  Object.entries<readonly Shape[]>({ ...plants, ...objects }).map(([name, shapes]) => (
    <Sample key={name} name={name}>
      <Placed x={0} y={name in plants || name === 'MUG' ? 6 : -24} of={shapes} />
    </Sample>
  )),
);

/** A ground for each paint. What stands on it has another one. */
export const Paints: Story = gallery(
  COLOURS.map((colour) => (
    <Sample key={colour} name={colour} ground={`wash-${colour}` satisfies Paint}>
      <Shapes of={[[colour, STONE]]} />
    </Sample>
  )),
);

const plain: Looks = { ...PEOPLE.hana, back: [], worn: [], front: [], ears: 'normal', tilt: 0 };

/** What a face is put together from, by name. */
export const Faces: Story = gallery(
  Object.entries({ head: HEADS, eyes: EYES, brows: BROWS, nose: NOSES, mouth: MOUTHS }).flatMap(
    ([part, choices]) =>
      Object.keys(choices).map((choice) => (
        <Sample key={part + choice} name={`${part}: ${choice}`} ground="wash-sea">
          <Placed x={-40} y={-66}>
            <Bust of={{ ...plain, [part]: choice }} />
          </Placed>
        </Sample>
      )),
  ),
);

/** From back to front: the ground, a raised hand, its person, and the table they sit at. */
export const Steps: Story = gallery(
  [1, 2, 3, 4].map((step) => (
    <Sample key={step} ground="wash-sun">
      {step > 1 && <Hand of={PEOPLE.kenji} x={38} y={-22} />}
      {step > 2 && (
        <Placed x={-44} y={-70}>
          <Bust of={PEOPLE.kenji} />
        </Placed>
      )}
      {step > 3 && <Shapes of={[['clay', 'M-54 2h108c7 0 7 11 0 11H-54c-7 0-7-11 0-11Z']]} />}
    </Sample>
  )),
);
