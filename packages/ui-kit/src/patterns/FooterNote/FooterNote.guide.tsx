import type { Guide } from '../../guide/guide.ts';
import { FooterNote } from './FooterNote.tsx';

export const footerNoteGuide: Guide = {
  purpose: 'Shows a fact beside Help, at the end of the window, until it is no longer true.',
  use: ['The site cannot be reached; nothing can be stored on this device.'],
  avoid: ['For the outcome of a press: use StatusLine beside the button.', 'For more than two sentences.'],
  keys: [],
  heard: [{ when: 'It appears', said: 'Nothing by itself: whoever shows it announces it once' }],
  dos: [
    {
      picture: <FooterNote tone="danger" text="We cannot reach FriendBase. We keep trying." />,
      because: 'A fact and what happens next.',
    },
  ],
  donts: [
    {
      picture: <FooterNote tone="danger" text="Network error." />,
      because: 'It says nothing a member can do or expect.',
    },
  ],
};
