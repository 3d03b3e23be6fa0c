import type { Guide } from '../../guide/guide.ts';
import { fullnessWords, needMoreWords } from '../../numbers/numberWords.ts';
import { NumberWords } from './NumberWords.tsx';

export const numberWordsGuide: Guide = {
  purpose: 'Puts words beside a number, for members to whom the number alone says little.',
  use: [
    'Places, balances and costs: whether it is enough, and how much is missing.',
    'For days to come: Countdown.',
  ],
  avoid: ['For how far something has come: use ProgressBar.', 'For a count of likes: that needs no words.'],
  keys: [],
  heard: [{ when: 'It is read', said: '“8 of 16 places half full”' }],
  dos: [
    {
      picture: <NumberWords words={fullnessWords(8, 16)}>8 of 16 places</NumberWords>,
      because: 'The number for those who want it, the words for everybody.',
    },
  ],
  donts: [
    {
      picture: <NumberWords words={needMoreWords(40, 50, 'FBB') ?? ''}>80 %</NumberWords>,
      because: 'A percentage of a price has to be worked out. Show the balance.',
    },
  ],
};
