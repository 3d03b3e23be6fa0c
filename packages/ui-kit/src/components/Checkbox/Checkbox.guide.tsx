import type { Guide } from '../../guide/guide.ts';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const leave = () => undefined;

export const checkboxGuide: Guide = {
  purpose: 'Something to agree to or to add, sent later with its form.',
  use: ['Checkbox for one thing that is true or not.', 'CheckboxGroup for any number of a few things.'],
  avoid: [
    'For a setting that changes at once: use Switch.',
    'Where exactly one can be chosen: use RadioGroup.',
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to the box. In a group each box is a stop.' },
    { keys: 'Space', does: 'Ticks the box, or takes the tick away.' },
  ],
  heard: [
    { when: 'Focus arrives', said: '“Keep me logged in, check box, not checked.” Then the description.' },
    { when: 'Focus arrives in a group', said: 'First “What helps you?, group”' },
    { when: 'It is ticked', said: '“Checked”, by the screen reader itself' },
  ],
  dos: [
    {
      picture: <Checkbox label="Keep me logged in" isSelected onChange={leave} />,
      because: 'Says what a tick means. The whole row is the target.',
    },
  ],
  donts: [
    {
      picture: (
        <CheckboxGroup
          label="Emails"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          values={['yes', 'no']}
          onChange={leave}
        />
      ),
      because: 'Both can be ticked. A choice between two is a RadioGroup.',
    },
  ],
};
