import type { Guide } from '../../guide/guide.ts';
import { Pads } from './Pads.tsx';

const still = { label: 'Number pads', onPress: () => undefined, onEarlyPress: () => undefined };

export const padsGuide: Guide = {
  purpose: 'Four big buttons for the digits 1 to 4: they show a row of numbers, and take it back in.',
  use: [
    'For a game that shows numbers one by one and asks for them again.',
    'With a status line that says in words which number is shown, and of how many.',
    'With “Play again” beside it, so that nobody has to remember at once.',
  ],
  avoid: [
    'To type a number: use TextField.',
    'Sound or light alone to show a number. Form, line, size and words carry it.',
    'To choose one of four things: use RadioGroup.',
  ],
  keys: [
    { keys: 'Tab, arrow keys', does: 'Go from pad to pad.' },
    { keys: '1, 2, 3, 4', does: 'Go to that pad and press it, while the focus is on one of them.' },
    { keys: 'Enter, Space', does: 'Press the pad.' },
  ],
  heard: [
    { when: 'Focus arrives', said: '“Number pads, group. Your turn. 3 numbers. 1, button”' },
    { when: 'A number is shown', said: 'Nothing: the game has said them all in one sentence' },
    { when: 'A press comes too early', said: 'What the game answers: “Wait for your turn”' },
  ],
  contract: 'W25',
  dos: [
    {
      picture: <Pads {...still} status="Now: 3 (1 of 3)" now={3} isPlaying />,
      because: 'The shown number is round, larger and thick-lined, and the line above says it.',
    },
  ],
  donts: [
    {
      picture: <Pads {...still} status="" now={3} isPlaying />,
      because: 'Without words nobody knows how many numbers are still to come.',
    },
  ],
};
