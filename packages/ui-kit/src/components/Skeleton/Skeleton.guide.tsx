import type { Guide } from '../../guide/guide.ts';
import { Waiting } from '../Spinner/Waiting.tsx';
import { Skeleton } from './Skeleton.tsx';

export const skeletonGuide: Guide = {
  purpose: 'Keeps the room of what is being loaded, so that nothing jumps.',
  use: [
    'Inside Waiting, in the shape and number of what comes.',
    'Where the size is known: a list of friends, a page of posts.',
  ],
  avoid: [
    'Alone: nobody would hear that something is being loaded.',
    'Where nobody knows what comes: Waiting is enough.',
  ],
  keys: [],
  heard: [{ when: 'It is on show', said: 'Nothing. Waiting says “Loading...” after a second.' }],
  contract: 'W34',
  dos: [
    {
      picture: (
        <Waiting label="Loading...">
          <Skeleton shape="person" />
        </Waiting>
      ),
      because: 'The words say what happens, the shapes keep the room.',
    },
  ],
  donts: [
    { picture: <Skeleton shape="card" count={1} />, because: 'Without words it looks like a broken page.' },
  ],
};
