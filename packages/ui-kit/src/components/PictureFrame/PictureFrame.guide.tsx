import type { Guide } from '../../guide/guide.ts';
import { PictureFrame } from './PictureFrame.tsx';

export const pictureFrameGuide: Guide = {
  purpose: 'Shows a member’s picture, keeps its room while it loads, and says in words when there is none.',
  use: [
    'For every picture that comes from a member or a server.',
    '“landscape” in posts, “square” in lists, “whole” where nothing may be cut off.',
  ],
  avoid: ['For our own drawings: use Illustration.', 'For a member’s face: use Avatar.'],
  keys: [],
  heard: [
    { when: 'It is reached in reading', said: '“A beach with a bright sun, image”' },
    { when: 'The picture is missing', said: '“No picture: beach”' },
  ],
  dos: [
    {
      picture: <PictureFrame src={undefined} description="beach" />,
      because: 'The words keep what the picture meant.',
    },
  ],
  donts: [
    {
      picture: <PictureFrame src={undefined} description="IMG_2041.jpg" />,
      because: 'The name of a file says nothing about what is to be seen.',
    },
  ],
};
