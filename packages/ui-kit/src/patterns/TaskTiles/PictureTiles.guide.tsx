import type { Guide } from '../../guide/guide.ts';
import { Illustration } from '../../components/Illustration/Illustration.tsx';
import { PictureTiles } from './PictureTiles.tsx';

export const pictureTilesGuide: Guide = {
  purpose: 'Shows the two to four things that a page is for, each with a picture.',
  use: [
    'At the top of a page of things to do: the four games.',
    'With a wide illustration and one word each.',
  ],
  avoid: ['More than four: then nothing stands out. Use rows.', 'Without pictures: use TaskTiles.'],
  keys: [
    { keys: 'Tab', does: 'Goes from one to the next.' },
    { keys: 'Enter or Space', does: 'Does it.' },
  ],
  heard: [{ when: 'Focus arrives', said: '“Quick Play, list, 4 items. Memory, button”' }],
  dos: [
    {
      picture: (
        <PictureTiles
          label="Quick Play"
          tiles={[
            { label: 'Memory', picture: <Illustration name="club-memory-match" />, onPress: () => undefined },
            {
              label: 'Numbers',
              picture: <Illustration name="club-number-games" />,
              onPress: () => undefined,
            },
          ]}
        />
      ),
      because: 'One picture, one word: who does not read knows it again.',
    },
  ],
  donts: [],
};
