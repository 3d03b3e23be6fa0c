import type { Guide } from '../../guide/guide.ts';
import { VisitorHeader } from './VisitorHeader.tsx';

export const visitorHeaderGuide: Guide = {
  purpose: 'The top of every page before log in: the name of the product and what it is.',
  use: ['Once, on the screens of a visitor.'],
  avoid: ['With a menu: there is one screen.'],
  keys: [
    { keys: 'Enter, Space on Listen', does: 'Reads the page aloud, or stops the voice.' },
    { keys: 'Enter, Space on Comfort settings', does: 'Opens them, before log in.' },
  ],
  heard: [
    { when: 'The page is read', said: 'The name, then what it is' },
    { when: 'Focus arrives', said: '“Comfort settings, button”' },
  ],
  dos: [
    {
      picture: <VisitorHeader productName="FriendBase" tagline="A friendly, safe place" />,
      because: 'A name, and what it is in a few words.',
    },
  ],
  donts: [
    {
      picture: <VisitorHeader productName="FriendBase" tagline="The premier inclusive engagement platform" />,
      because: 'Nobody talks like that.',
    },
  ],
};
