import type { Guide } from '../../guide/guide.ts';
import { ProgressBar } from './ProgressBar.tsx';

export const progressBarGuide: Guide = {
  purpose: 'Shows how far something has come, in a bar and in words.',
  use: ['For a file on its way or a story that plays: what takes more than a few seconds.'],
  avoid: [
    'While a page loads: use Waiting.',
    'For a value to set: use Stepper. Nothing can be pressed here.',
    'For steps of a form: write “3 of 5 needed answers”.',
  ],
  keys: [],
  heard: [
    { when: 'It is read', said: '“beach.jpg, progress bar, 45 percent, about half”' },
    { when: 'It changes', said: 'Nothing. Its owner says the start, a few steps and the end.' },
  ],
  contract: 'W10',
  dos: [
    {
      picture: <ProgressBar label="beach.jpg" percent={45} />,
      because: 'Bar, number and words say the same: whoever cannot use one has the others.',
    },
  ],
  donts: [
    {
      picture: <ProgressBar label="Uploading resource 3f9a" percent={99} />,
      because: 'The name means nothing to the member, and it stands at 99 percent for a minute.',
    },
  ],
};
