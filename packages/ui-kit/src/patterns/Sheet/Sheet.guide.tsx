import type { Guide } from '../../guide/guide.ts';
import { SHEET_SHAPES } from '../../components/Illustration/sheets/index.tsx';
import { Sheet } from './Sheet.tsx';

export const sheetGuide: Guide = {
  purpose: 'One page to print: a large drawing, or small ones with their words.',
  use: ['For what a member prints and takes along, in a dialog with a button that prints.'],
  avoid: ['For what is only read on the screen: use Card.'],
  keys: [],
  heard: [{ when: 'Reading on', said: 'The heading, what the drawing shows as a picture, then the words' }],
  dos: [
    {
      picture: <Sheet title="Winter" items={[{ word: 'A hat', shapes: SHEET_SHAPES.hat }]} />,
      because: 'Each small drawing has a word below.',
    },
  ],
  donts: [],
};
