import type { Guide } from '../../guide/guide.ts';
import { beach } from './fixture.ts';
import { MediaTile } from './MediaTile.tsx';

export const mediaTileGuide: Guide = {
  purpose: 'Shows one picture or video of a post, small, and opens it large.',
  use: ['In a MediaGrid, with a PictureViewer that shows it large.'],
  avoid: ['For a picture that does nothing: use PictureFrame.', 'While a post is written: use MediaList.'],
  keys: [{ keys: 'Enter, Space', does: 'Opens it large.' }],
  heard: [
    { when: 'Focus arrives', said: '“Make larger, A beach with a bright sun, button”' },
    { when: 'Focus arrives at a video', said: '“Play video, Sam sings a song, button”' },
  ],
  dos: [
    {
      picture: <MediaTile media={beach} onOpen={() => {}} />,
      because: 'The words on it say that it can be pressed, and what for.',
    },
  ],
  donts: [
    {
      picture: <MediaTile media={{ ...beach, description: '' }} onOpen={() => {}} />,
      because: 'Without a description nobody hears what is in it. Ask for one where the picture is added.',
    },
  ],
};
