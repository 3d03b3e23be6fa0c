import type { Guide } from '../../guide/guide.ts';
import { ToggleTextButton } from './ToggleTextButton.tsx';

export const toggleTextButtonGuide: Guide = {
  purpose: 'Turns something on and off by changing its own words.',
  use: ['Like and Unlike, where the words themselves must change.'],
  avoid: [
    'Together with a pressed state: “Unlike, pressed” says the opposite of what is true.',
    'For settings: use Switch.',
  ],
  keys: [{ keys: 'Enter, Space', does: 'Change it; the focus stays.' }],
  heard: [
    { when: 'Focus arrives', said: '“Like, Sam’s post, button. 3 likes.”' },
    { when: 'It changes', said: 'The new words and count' },
  ],
  contract: 'W11',
  dos: [
    {
      picture: (
        <ToggleTextButton icon="heart" isActive={false} onPress={() => undefined}>
          Like
        </ToggleTextButton>
      ),
      because: 'The words say what the next press does.',
    },
  ],
  donts: [
    {
      picture: (
        <ToggleTextButton icon="heart" isActive onPress={() => undefined}>
          Liked
        </ToggleTextButton>
      ),
      because: 'Is it a fact or an action?',
    },
  ],
};
