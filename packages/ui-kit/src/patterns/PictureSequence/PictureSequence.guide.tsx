import type { Guide } from '../../guide/guide.ts';
import { Illustration } from '../../components/Illustration/Illustration.tsx';
import { PictureSequence } from './PictureSequence.tsx';

export const pictureSequenceGuide: Guide = {
  purpose: 'Shows a few pictures whose order matters, each with its number and its word.',
  use: ['For what a member copies or keeps: the pictures of a recovery card.'],
  avoid: ['For things to press: use PictureTiles or ToggleButtonGroup.'],
  keys: [],
  heard: [{ when: 'Reading on', said: '“The four pictures, list, 4 items. 1. Tree. 2. Key”' }],
  dos: [
    {
      picture: (
        <PictureSequence
          label="Two pictures"
          pictures={[
            { word: 'Grateful', picture: <Illustration name="template-grateful" /> },
            { word: 'Achievement', picture: <Illustration name="template-achievement" /> },
          ]}
        />
      ),
      because: 'Number and word are there without the picture.',
    },
  ],
  donts: [],
};
