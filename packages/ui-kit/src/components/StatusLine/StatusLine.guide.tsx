import type { Guide } from '../../guide/guide.ts';
import { StatusLine } from './StatusLine.tsx';

export const statusLineGuide: Guide = {
  purpose: 'Says a state in one line, beside what it is about.',
  use: ['“Your post is shared.” beside the button that did it.'],
  avoid: ['For what has to be done next: use a field’s error or FailedState.'],
  keys: [],
  heard: [{ when: 'It changes', said: 'Nothing by itself: whoever changes it announces it once' }],
  dos: [
    {
      picture: <StatusLine tone="success">Your post is shared.</StatusLine>,
      because: 'Icon, word and colour say the same.',
    },
  ],
  donts: [{ picture: <StatusLine tone="success">OK</StatusLine>, because: 'What is OK?' }],
};
