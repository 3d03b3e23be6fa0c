import { Illustration } from '../../components/Illustration/Illustration.tsx';
import type { Guide } from '../../guide/guide.ts';
import { PictureWords } from './PictureWords.tsx';

export const pictureWordsGuide: Guide = {
  purpose: 'Shows a few things by their pictures, each with its word.',
  use: ['For what somebody has chosen from pictures: what a member likes.'],
  avoid: ['For things to press: use ToggleButtonGroup.', 'Where the order matters: use PictureSequence.'],
  keys: [],
  heard: [{ when: 'Reading on', said: '“Likes, list, 2 items. Gardens. Dogs”' }],
  dos: [
    {
      picture: (
        <PictureWords
          label="Two things"
          pictures={[
            { word: 'Grateful', picture: <Illustration name="template-grateful" /> },
            { word: 'Achievement', picture: <Illustration name="template-achievement" /> },
          ]}
        />
      ),
      because: 'The word is there without the picture.',
    },
  ],
  donts: [],
};
