import type { Guide } from '../../guide/guide.ts';
import { TextArea } from './TextArea.tsx';

export const textAreaGuide: Guide = {
  purpose: 'Takes several lines of text, and grows with them.',
  use: ['For posts, messages and what one says about oneself.'],
  avoid: ['For one line: use TextField.'],
  keys: [
    { keys: 'Enter', does: 'Starts a new line.' },
    { keys: 'Tab', does: 'Leaves it.' },
  ],
  heard: [
    {
      when: 'Focus arrives',
      said: 'Label, needed or optional, “edit, multi-line”, then its help or its error',
    },
  ],
  contract: 'W7',
  dos: [
    {
      picture: <TextArea label="What is on your mind?" description="Everyone can read public posts." />,
      because: 'Help stands before the field, not inside it.',
    },
  ],
  donts: [{ picture: <TextArea label="Text" />, because: 'The label does not say what to write.' }],
};
