import type { Guide } from '../../guide/guide.ts';
import { Text } from '../../components/Text/Text.tsx';

export const uploadProgressGuide: Guide = {
  purpose: 'Shows how far a file has been sent, and lets the member pause, go on, cancel or try again.',
  use: [
    'Below each file of a MediaList while it is sent. Cancel is here while it is on its way, and Remove there otherwise.',
    'With a reason that says what happened and what to do.',
  ],
  avoid: ['For a wait of unknown length without a file: use Spinner.'],
  keys: [{ keys: 'Enter, Space', does: 'On its buttons: Pause, Resume, Cancel, Try again.' }],
  heard: [
    { when: 'It starts', said: '“Sending beach.jpg.”' },
    { when: 'A quarter, half, three quarters', said: '“beach.jpg, 50 percent.”, at most every 10 seconds' },
    { when: 'It is done', said: '“beach.jpg is ready”' },
    { when: 'It failed', said: 'The reason and what to do, at once' },
    { when: 'The line is reached in reading', said: '“Sending beach.jpg, 45 percent, about half”' },
  ],
  contract: 'W10',
  dos: [
    {
      picture: <Text>45 percent, about half</Text>,
      because: 'A number, and what it means.',
    },
  ],
  donts: [
    {
      picture: <Text>2.1 MB / 4.7 MB, 340 kB/s</Text>,
      because: 'Numbers that say nothing about how long it takes.',
    },
  ],
};
