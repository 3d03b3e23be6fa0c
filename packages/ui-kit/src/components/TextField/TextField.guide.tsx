import type { Guide } from '../../guide/guide.ts';
import { TextField } from './TextField.tsx';

export const textFieldGuide: Guide = {
  purpose: 'Takes one line of text.',
  use: ['Names, email, passwords. The label stands above and stays.'],
  avoid: [
    'Placeholder words instead of a label: they are gone with the first letter.',
    'For a number with a small range: use Stepper.',
  ],
  keys: [
    { keys: 'Enter', does: 'Sends the form.' },
    { keys: 'Tab', does: 'To the button that shows a password, then on.' },
  ],
  heard: [
    { when: 'Focus arrives', said: 'Label, needed or optional, then its help or its error' },
    { when: 'Show password', said: '“Your password is shown.”' },
  ],
  contract: 'W4',
  dos: [
    {
      picture: (
        <TextField
          label="Username"
          need="needed"
          description="Friends see this name."
          errorMessage="Write a username."
        />
      ),
      because: 'What is wrong stands under the field, with what to do.',
    },
  ],
  donts: [
    {
      picture: <TextField label="Username *" errorMessage="Invalid." />,
      because: 'The star has to be explained, and the error does not help.',
    },
  ],
};
