import { useQueryClient } from '@tanstack/react-query';
import { changeFeed, withLike } from '../data/feedCache.ts';
import { withReaction } from '../data/reactions.ts';
import { useMemberId } from '../lib/members/useMemberId.ts';
import { POST_PRESSES } from './queuePresses.ts';
import { useOutbox } from './outboxSlot.ts';
import { PressWaits } from './PressWaits.tsx';

/** Stands below a post whose like or feeling, or its taking back, waits for the network. */
export function PostPressesWait({ postId }: { postId: string }) {
  const memberId = useMemberId();
  const queryClient = useQueryClient();
  const presses = useOutbox().filter(({ kind, about }) => about === postId && POST_PRESSES[kind]);
  return presses.map((entry) => (
    <PressWaits
      key={entry.id}
      entry={entry}
      // After a reload no mutation is there anymore to do so. What was felt before is not known then.
      onUndone={() =>
        void changeFeed(queryClient, memberId, (feed) =>
          POST_PRESSES[entry.kind] === 'createLike'
            ? withLike(feed, postId, entry.kind === 'unlike')
            : withReaction(feed, postId, null),
        )
      }
    />
  ));
}
