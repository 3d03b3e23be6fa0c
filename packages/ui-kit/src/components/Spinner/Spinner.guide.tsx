import type { Guide } from '../../guide/guide.ts';
import { Spinner } from './Spinner.tsx';

export const spinnerGuide: Guide = {
  purpose: 'A turning ring beside the words of what is going on.',
  use: ['Inside Waiting, and where the words around it are announced already.'],
  avoid: ['Without words.', 'For something that has a known length: use ProgressBar.'],
  keys: [],
  heard: [],
  dos: [
    {
      picture: <Spinner label="Loading posts" />,
      because: 'The words say what; the ring is still where the member wants no motion.',
    },
  ],
  donts: [
    {
      picture: <Spinner label="..." />,
      because: 'A ring alone says nothing to a reader, and nothing at all to a listener.',
    },
  ],
};
