import type { Guide } from '../../guide/guide.ts';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const visuallyHiddenGuide: Guide = {
  purpose: 'Words for screen readers only.',
  use: ['Where the screen shows the same by its layout.'],
  avoid: ['For what others would need as well: show it.', 'For things that take the focus.'],
  keys: [],
  heard: [{ when: 'It is read', said: 'Its words, in their place' }],
  dos: [
    {
      picture: (
        <Text>
          7 × 8<VisuallyHidden> (7 times 8)</VisuallyHidden>
        </Text>
      ),
      because: 'The eye reads the sign, the ear the words.',
    },
  ],
  donts: [
    {
      picture: <VisuallyHidden>You cannot take this back.</VisuallyHidden>,
      because: 'A warning that only some people get.',
    },
  ],
};
