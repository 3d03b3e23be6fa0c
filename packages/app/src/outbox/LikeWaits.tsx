import { useQueryClient } from '@tanstack/react-query';
import { changeFeed, withLike } from '../data/feedCache.ts';
import { useMemberId } from '../lib/memberId.ts';
import { useOutbox } from './outboxSlot.ts';
import { PressWaits } from './PressWaits.tsx';

/** Stands below a post whose like, or its taking back, waits for the network. */
export function LikeWaits({ postId }: { postId: string }) {
  const memberId = useMemberId();
  const queryClient = useQueryClient();
  const entry = useOutbox().find(
    ({ kind, about }) => about === postId && (kind === 'like' || kind === 'unlike'),
  );
  // After a reload no mutation is there anymore to do so.
  const showBefore = () =>
    void changeFeed(queryClient, memberId, (feed) => withLike(feed, postId, entry?.kind === 'unlike'));
  return <PressWaits entry={entry} onUndone={showBefore} />;
}
