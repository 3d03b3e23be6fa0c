import type { QueryClient } from '@tanstack/react-query';
import { feedKey, withLike, type Feed } from '../data/feedCache.ts';
import { changeLoaded } from '../data/loadedPages.ts';
import type { OpenedOutbox } from './openOutbox.ts';

interface KeptLikes {
  memberId: string;
  queryClient: QueryClient;
  outbox: OpenedOutbox;
}

/**
 * Of presses on one post that wait, the last one counts: the one before leaves the outbox, and lets the next one of its mutation
 * scope go on. After a reload the feed shows what waits, although no mutation is under way anymore. Returns how to stop.
 */
export function keepLikes({ memberId, queryClient, outbox }: KeptLikes): () => void {
  const likes = () => outbox.entries().filter(({ kind }) => kind === 'like' || kind === 'unlike');
  const leave = queryClient.getMutationCache().subscribe((event) => {
    const [name, postId] = event.mutation?.options.mutationKey ?? [];
    if (event.type !== 'added' || name !== 'createLike') return;
    const before = likes().find(({ about, isSending }) => about === postId && !isSending);
    if (before) void outbox.remove(before.id);
  });
  const isWritten = (postId: string) => queryClient.isMutating({ mutationKey: ['createLike', postId] }) > 0;
  const show = () => {
    for (const { about, kind } of likes()) {
      if (!isWritten(about))
        changeLoaded<Feed>(queryClient, feedKey(memberId), (feed) => withLike(feed, about, kind === 'like'));
    }
  };
  const leaveOutbox = outbox.subscribe(show);
  show();
  return () => {
    leave();
    leaveOutbox();
  };
}
