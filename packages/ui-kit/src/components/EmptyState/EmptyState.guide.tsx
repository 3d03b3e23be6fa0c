import type { Guide } from '../../guide/guide.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { PlusGlyph } from '../Icon/laterGlyphs.ts';

export const emptyStateGuide: Guide = {
  purpose: 'Stands where there is nothing yet, says so kindly, and offers what can be done.',
  use: ['A feed without posts, a search that found nothing, a page that is not there.'],
  avoid: ['While something loads: use Waiting.', 'When something failed: use FailedState.'],
  keys: [],
  heard: [{ when: 'It is read', said: 'The title and the sentence; the picture is decoration' }],
  contract: 'W34',
  dos: [
    {
      picture: (
        <EmptyState title="No posts yet" text="Be the first to share something." illustration="empty-feed">
          <Button icon={PlusGlyph}>Write a post</Button>
        </EmptyState>
      ),
      because: 'It brings the button for what it suggests.',
    },
  ],
  donts: [
    {
      picture: <EmptyState title="No data" text="0 results." illustration="empty-feed" />,
      because: 'A dead end, in words of machines.',
    },
  ],
};
