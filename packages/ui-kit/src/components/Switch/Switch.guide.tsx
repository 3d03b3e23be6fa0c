import type { Guide } from '../../guide/guide.ts';
import { Switch } from './Switch.tsx';

const leave = () => undefined;

export const switchGuide: Guide = {
  purpose: 'Turns one thing on or off, at once.',
  use: [
    'For a setting that changes as it is pressed, without a Save button.',
    'The label names the thing, the same in both states. The word beside the switch says On or Off.',
  ],
  avoid: [
    'In a form that is sent later: use Checkbox.',
    'For a choice between two things that are not on and off: use RadioGroup.',
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to it.' },
    { keys: 'Space', does: 'Turns it on or off.' },
  ],
  heard: [
    { when: 'Focus arrives', said: '“Read aloud, switch, off.” Then the description.' },
    { when: 'It is turned on', said: '“On”, by the screen reader itself' },
  ],
  dos: [
    {
      picture: <Switch label="Sounds" isSelected onChange={leave} />,
      because: 'The label stays, and the state has a word, a place, a check mark and a colour.',
    },
  ],
  donts: [
    {
      picture: <Switch label="Turn sounds off" isSelected={false} onChange={leave} />,
      because: '“Turn off” that is off: nobody can tell whether there is sound.',
    },
  ],
};
