import type { Guide } from '../../guide/guide.ts';
import { Waiting } from './Waiting.tsx';

export const waitingGuide: Guide = {
  purpose: 'Stands where something will appear, and says so when it takes its time.',
  use: ['While data loads that the member asked for.'],
  avoid: ['For a press on a button: the button shows that it is busy.'],
  keys: [],
  heard: [
    { when: 'After one second', said: '“Loading...”, once' },
    { when: 'After ten seconds', said: '“This is taking a long time.”, once' },
  ],
  contract: 'W34',
  dos: [
    {
      picture: <Waiting label="Loading..." />,
      because: 'It reserves its place and speaks only if the wait is long.',
    },
  ],
  donts: [{ picture: <Waiting label="Please wait, fetching resources" />, because: 'Words of machines.' }],
};
