import type { Guide } from '../../../guide/guide.ts';
import { Bust } from '../parts/Bust.tsx';
import { MUG } from '../parts/objects.ts';
import { Placed } from '../parts/Placed.tsx';
import { POT_PLANT } from '../parts/plants.ts';
import { Shapes } from '../parts/shapes.tsx';
import { PEOPLE } from '../people/index.ts';
import { Sample } from './Sample.tsx';

export const drawingGuide: Guide = {
  purpose: 'How a new picture is drawn, so that all of them come from one hand.',
  use: [
    'Begin with a ground and a floor, then what stands on it, from back to front. The box is 240 × 180, the floor at 160.',
    'Take the parts that are there, and place them. One thing in a picture is large, two or three are small.',
    'Lines are 2.5 wide with round ends, and all of ink. Corners are round, nothing is drawn with a ruler.',
    'Three paints and one ground are enough. A ground is a wash, what stands on it is a paint.',
    'People are friendly, each with a head, hair and clothes of their own. Heads lean a little. They look at you.',
    'Look at it at 48 px, in all themes and in forced colours: it has to be known by its lines alone.',
    'Give it a name that says the state, and add it to the list of pictures.',
  ],
  avoid: [
    'Words, letters and numbers in a picture: they cannot be translated or read aloud.',
    'Sad, broken or frightening things. When something failed, the picture says that it is not so bad.',
    'Colours that are written down. People keep their skin and hair, all else comes from the theme.',
    'Something that only the picture says.',
  ],
  keys: [],
  heard: [],
  dos: [
    {
      picture: (
        <Sample>
          <Placed x={-20} y={10} of={POT_PLANT} />
          <Placed x={24} y={10} of={MUG} />
        </Sample>
      ),
      because: 'Placed, not scaled: all lines are of one width.',
    },
    {
      picture: (
        <Sample ground="wash-sea">
          <Placed x={-40} y={-64}>
            <Bust of={PEOPLE.omar} />
          </Placed>
        </Sample>
      ),
      because: 'Somebody: a way to look, an age, a thing they hold.',
    },
  ],
  donts: [
    {
      picture: (
        <Sample>
          <g transform="translate(-24 12) scale(1.6)">
            <Shapes of={POT_PLANT} />
          </g>
          <g transform="translate(32 10) scale(.6)">
            <Shapes of={MUG} />
          </g>
        </Sample>
      ),
      because: 'Scaled: thick lines beside thin ones.',
    },
    {
      picture: (
        <Sample>
          <Shapes
            of={[
              ['sun', 'M-30-30a30 30 0 1 0 60 0 30 30 0 0 0-60 0Z'],
              ['eyes', 'M-10-38h.01M10-38h.01'],
              ['', 'M-14-22q14 14 28 0'],
            ]}
          />
        </Sample>
      ),
      because: 'A sign for a person, not a person.',
    },
  ],
};
