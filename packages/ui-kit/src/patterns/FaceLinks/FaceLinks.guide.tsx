import type { Guide } from '../../guide/guide.ts';
import { FaceLinks } from './FaceLinks.tsx';

const faces = [
  { id: '1', name: 'Leo', href: '#leo' },
  { id: '2', name: 'Priya', href: '#priya' },
];

export const faceLinksGuide: Guide = {
  purpose: 'Shows a few people by their faces, where a press leads to one of them.',
  use: ['Beside a page, for the people a member writes to.', 'Below a heading that says what a press does.'],
  avoid: [
    'For all friends: they have cards, and a search.',
    'Where a press on a face would do different things.',
  ],
  keys: [
    { keys: 'F6', does: 'Comes to the first one, as to a part of the page.' },
    { keys: 'Tab', does: 'Goes from one to the next.' },
    { keys: 'Enter', does: 'Opens what the list is for.' },
  ],
  heard: [{ when: 'the focus comes in', said: '“Write to a friend, list, 2 items. Leo, link”' }],
  dos: [
    { picture: <FaceLinks label="Write to a friend" faces={faces} />, because: 'Face and name, one press.' },
  ],
  donts: [
    {
      picture: <FaceLinks label="People" faces={faces} />,
      because: '“People” does not say what a press does.',
    },
  ],
};
