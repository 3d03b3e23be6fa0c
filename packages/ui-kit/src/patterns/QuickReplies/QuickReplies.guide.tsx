import type { Guide } from '../../guide/guide.ts';
import { ThumbsUpGlyph } from '../../components/Icon/laterGlyphs.ts';
import { QuickReplies } from './QuickReplies.tsx';

export const quickRepliesGuide: Guide = {
  purpose: 'Offers words that are ready, one press each.',
  use: [
    'Below a field that they fill. MessageField brings them by itself.',
    'With a picture each, known without the word.',
  ],
  avoid: ['For choices that stay chosen: use ToggleButtonGroup or RadioGroup.'],
  keys: [
    { keys: 'Tab', does: 'Goes from one to the next.' },
    { keys: 'Enter, Space', does: 'Picks the reply.' },
  ],
  heard: [{ when: 'Focus arrives', said: '“Quick replies, group. Yes!, button”' }],
  contract: 'W19',
  dos: [
    {
      picture: <QuickReplies replies={[{ text: 'Yes!', icon: ThumbsUpGlyph }]} onPick={() => {}} />,
      because: 'It looks like a button, and its picture says yes to who cannot read the word.',
    },
  ],
  donts: [
    {
      picture: (
        <QuickReplies
          replies={[{ text: 'Send my address' }, { text: 'Give my phone number' }]}
          onPick={() => {}}
        />
      ),
      because: 'A press that is ready to hand must never give away what is private.',
    },
  ],
};
