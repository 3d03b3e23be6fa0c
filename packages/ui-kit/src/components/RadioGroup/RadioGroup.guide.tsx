import type { Guide } from '../../guide/guide.ts';
import { RadioGroup } from './RadioGroup.tsx';

export const radioGroupGuide: Guide = {
  purpose: 'Lets a member choose exactly one of a few options, all in view.',
  use: ['For two to about seven options, each with a sentence on what it means.'],
  avoid: ['For more options than fit a screen: use Select.', 'For on and off: use Switch.'],
  keys: [
    { keys: 'Tab', does: 'To the chosen option, or the first.' },
    { keys: 'Arrow keys', does: 'Move and choose; they wrap.' },
    { keys: 'Space', does: 'Chooses.' },
  ],
  heard: [
    { when: 'Focus arrives', said: '“Friends Only, radio, checked, 1 of 2. Only friends can see this.”' },
  ],
  contract: 'W5',
  dos: [
    {
      picture: (
        <RadioGroup
          label="Who can see this?"
          options={[
            { value: 'friends', label: 'Friends Only', description: 'Only friends can see this.' },
            { value: 'public', label: 'Everyone', description: 'Any member will be able to read this.' },
          ]}
          value="friends"
          onChange={() => undefined}
        />
      ),
      because: 'Each option says what it means before it is chosen.',
    },
  ],
  donts: [
    {
      picture: (
        <RadioGroup
          label="Privacy"
          options={[
            { value: 'a', label: 'Level 1' },
            { value: 'b', label: 'Level 2' },
          ]}
          value="a"
          onChange={() => undefined}
        />
      ),
      because: 'Numbers have to be remembered.',
    },
  ],
};
