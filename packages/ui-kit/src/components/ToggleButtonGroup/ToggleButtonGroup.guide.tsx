import type { Guide } from '../../guide/guide.ts';
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';
import { FeelingGlyph, GratefulGlyph } from '../Icon/laterGlyphs.ts';

export const toggleButtonGroupGuide: Guide = {
  purpose: 'Offers several buttons of which one or none is pressed.',
  use: ['For the ideas of a post: a help that can be let go again.'],
  avoid: ['Where one must always be chosen: use RadioGroup.'],
  keys: [
    { keys: 'Tab', does: 'To the group: one stop.' },
    { keys: 'Arrow keys', does: 'Move without pressing.' },
    { keys: 'Enter, Space', does: 'Press; once more lets go.' },
  ],
  heard: [
    { when: 'Focus arrives', said: '“Grateful, toggle button, not pressed”' },
    { when: 'It is pressed', said: '“pressed”, and what happened: “Starter text added.”' },
  ],
  contract: 'W6',
  dos: [
    {
      picture: (
        <ToggleButtonGroup
          label="Ideas"
          options={[
            { id: 'grateful', label: 'Grateful', icon: GratefulGlyph, tint: 3 },
            { id: 'feeling', label: 'How I feel', icon: FeelingGlyph, tint: 7 },
          ]}
          pressedId="grateful"
          onPress={() => undefined}
        />
      ),
      because: 'The words never change; the state is told by form and by screen readers.',
    },
  ],
  donts: [
    {
      picture: (
        <ToggleButtonGroup
          label="Sound"
          options={[
            { id: 'on', label: 'On', icon: 'check', tint: 1 },
            { id: 'off', label: 'Off', icon: 'close', tint: 2 },
          ]}
          pressedId="on"
          onPress={() => undefined}
        />
      ),
      because: 'On and off are one Switch.',
    },
  ],
};
