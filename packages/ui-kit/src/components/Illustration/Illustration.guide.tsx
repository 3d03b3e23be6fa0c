import type { Guide } from '../../guide/guide.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Illustration } from './Illustration.tsx';

export const illustrationGuide: Guide = {
  purpose: 'Our own drawings, in the colours of the theme.',
  use: ['In empty, failed and finished states, beside the words that say the same.'],
  avoid: [
    'For what has to be understood without words: give it a description in the text.',
    'Drawings of another hand.',
  ],
  keys: [],
  heard: [],
  dos: [
    {
      picture: (
        <EmptyState title="No posts yet" text="Be the first to share something." illustration="empty-feed" />
      ),
      because: 'The words say it, the drawing warms it.',
    },
  ],
  donts: [{ picture: <Illustration name="not-found" />, because: 'Alone it has to be guessed.' }],
};
