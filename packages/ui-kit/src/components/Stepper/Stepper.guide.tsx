import type { Guide } from '../../guide/guide.ts';
import { Stepper } from './Stepper.tsx';

const leave = () => undefined;

export const stepperGuide: Guide = {
  purpose: 'Sets a small whole number, by buttons or by typing.',
  use: [
    'For rounds, places or minutes: up to about twenty values.',
    'Say in the description from where to where it goes.',
  ],
  avoid: [
    'For years, amounts or codes: use TextField.',
    'For up to five values that have names: use RadioGroup.',
    'A slider: a tired or shaking hand cannot set it.',
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to Less, the field, and More.' },
    { keys: 'Enter, Space', does: 'On a button: one step.' },
    { keys: 'Up, Down', does: 'In the field: one step.' },
    { keys: 'Digits', does: 'In the field: the number itself, taken with Enter or when the focus leaves.' },
  ],
  heard: [
    { when: 'Focus arrives in the field', said: '“Rounds, 7 rounds, spin button”, then the description' },
    { when: 'After a step', said: '“8 rounds”, once, 800 ms after the last' },
    { when: 'The end is reached', said: '“10 rounds is the most.”' },
  ],
  contract: 'W29',
  dos: [
    {
      picture: <Stepper label="Rounds" value={10} least={5} most={10} onChange={leave} />,
      because: 'It says why it goes no further, and the button stays in reach.',
    },
  ],
  donts: [
    {
      picture: <Stepper label="Year of birth" value={1990} least={1900} most={2026} onChange={leave} />,
      because: 'Nobody should press a button thirty times.',
    },
  ],
};
