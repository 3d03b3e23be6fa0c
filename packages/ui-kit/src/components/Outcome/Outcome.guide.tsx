import type { Guide } from '../../guide/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Outcome } from './Outcome.tsx';

export const outcomeGuide: Guide = {
  purpose: 'Says once what came of a press, and leaves it in view.',
  use: ['Beside what was pressed. Give it a key where the same words can come twice.'],
  avoid: ['For a state that is there from the beginning: use StatusLine, which is silent.'],
  keys: [],
  heard: [
    { when: 'A success appears', said: 'Its words, once' },
    { when: 'A failure appears', said: 'Its words, at once' },
  ],
  dos: [{ picture: <Outcome>Profile updated!</Outcome>, because: 'It says what is true now.' }],
  donts: [
    {
      picture: <Text>Done.</Text>,
      because: 'What is done? Say what came of the press.',
    },
  ],
};
