import type { Guide } from '../../guide/guide.ts';
import { Select } from './Select.tsx';

const leave = () => undefined;
const days = ['Monday', 'Tuesday', 'Wednesday'].map((label) => ({ value: label, label }));

export const selectGuide: Guide = {
  purpose: 'Chooses one of more things than fit in view.',
  use: [
    'From eight choices on, such as categories, months or countries.',
    'With a choice made already, which is right for most.',
  ],
  avoid: [
    'For up to seven choices: use RadioGroup, or FilterGroup above a list. What is in view needs no memory.',
    'For a list to search: use SearchField above it.',
  ],
  keys: [
    { keys: 'Enter, Space, Up, Down', does: 'Open the list.' },
    { keys: 'Left, Right, letters', does: 'Choose at once while the list is closed.' },
    { keys: 'Arrows, Home, End, letters', does: 'Move in the open list.' },
    { keys: 'Enter', does: 'Chooses and closes.' },
    { keys: 'Escape', does: 'Closes, and keeps what was chosen before.' },
  ],
  heard: [
    { when: 'Focus arrives', said: '“Category, Wellness, combo box”' },
    { when: '800 ms after the last change, above a list', said: '“3 games found”, once' },
  ],
  contract: 'W23',
  dos: [
    {
      picture: <Select label="Category" options={days} value="Tuesday" onChange={leave} />,
      because: 'The label stands above it, and what is chosen is in bold words.',
    },
  ],
  donts: [
    {
      picture: (
        <Select
          label="Are you a caregiver?"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          value="yes"
          onChange={leave}
        />
      ),
      because: 'Two choices hidden behind a press. A RadioGroup shows both.',
    },
  ],
};
