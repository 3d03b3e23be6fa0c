import type { Guide } from '../../guide/guide.ts';
import { CopyField } from './CopyField.tsx';

const code = {
  label: 'Your code',
  value: 'FBB-7K2M-99QX',
  copyLabel: 'Copy code',
  copiedText: 'Code copied.',
};

export const copyFieldGuide: Guide = {
  purpose: 'Copies a text that the member needs elsewhere.',
  use: ['For a link or a code. Show a code from the start: nobody should have to remember it.'],
  avoid: ['For text that is on the page anyway and can be selected.'],
  keys: [{ keys: 'Enter, Space', does: 'Copies.' }],
  heard: [
    { when: 'It is copied', said: '“Link copied.”, once' },
    { when: 'The device refuses', said: 'The field with the text, which gets the focus, and what to do' },
  ],
  contract: 'W33',
  dos: [
    {
      picture: <CopyField {...code} isShown />,
      because: 'The code stays on the page: it can be copied, read aloud or written down.',
    },
  ],
  donts: [
    {
      picture: <CopyField {...code} copyLabel="Copy" />,
      because: 'Copy what? And the code is nowhere to be seen.',
    },
  ],
};
