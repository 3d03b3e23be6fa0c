import type { Guide } from '../../guide/guide.ts';
import { QuickReplies } from './QuickReplies.tsx';

export const quickRepliesGuide: Guide = {
  purpose: 'Offers words that are ready, one press each.',
  use: ['Below a field that they fill. MessageField brings them by itself.'],
  avoid: ['For choices that stay chosen: use ToggleButtonGroup or RadioGroup.'],
  keys: [
    { keys: 'Tab', does: 'Goes from one to the next.' },
    { keys: 'Enter, Space', does: 'Picks the reply.' },
  ],
  heard: [{ when: 'Focus arrives', said: '“Quick replies, group. Yes!, button”' }],
  contract: 'W19',
  dos: [
    {
      picture: <QuickReplies replies={['Yes!', 'No, thank you', 'Talk later?']} onPick={() => {}} />,
      because: 'They look like buttons, so it is plain that a press does something.',
    },
  ],
  donts: [
    {
      picture: <QuickReplies replies={['Send my address', 'Give my phone number']} onPick={() => {}} />,
      because: 'A press that is ready to hand must never give away what is private.',
    },
  ],
};
