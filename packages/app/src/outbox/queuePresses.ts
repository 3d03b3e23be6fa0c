import { Feeling } from '@friendbase/contract';
import type { QueryClient } from '@tanstack/react-query';
import { changeLoadedFeeds, withLike, type Feed } from '../data/feedCache.ts';
import { withReaction } from '../data/reactions.ts';
import { textAt, type EntryKind } from './queuedCalls.ts';
import type { OpenedOutbox } from './openOutbox.ts';
import type { ShownEntry } from './shownEntries.ts';

interface QueuedPresses {
  memberId: string;
  queryClient: QueryClient;
  outbox: OpenedOutbox;
}

/** What presses on one post are, by the name of their mutations: of each kind the last one counts. */
export const POST_PRESSES: Partial<Record<EntryKind, 'createLike' | 'setReaction'>> = {
  like: 'createLike',
  unlike: 'createLike',
  reaction: 'setReaction',
  unreaction: 'setReaction',
};

type PostPress = Pick<ShownEntry, 'about' | 'kind' | 'input'>;

/** The feed with what a press that waits gives its post, or takes back. */
const withPress = (feed: Feed, { about, kind, input }: PostPress): Feed =>
  POST_PRESSES[kind] === 'createLike'
    ? withLike(feed, about, kind === 'like')
    : withReaction(feed, about, Feeling.safeParse(textAt(input, ['body', 'feeling'])).data ?? null);

/**
 * Of presses on one post that wait, the last one counts: the one before leaves the outbox, and lets the next one of its mutation
 * scope go on. After a reload the feed shows what waits, although no mutation is under way anymore. Returns how to stop.
 */
export function queuePresses({ memberId, queryClient, outbox }: QueuedPresses): () => void {
  const presses = () => outbox.entries().filter(({ kind }) => POST_PRESSES[kind]);
  const leave = queryClient.getMutationCache().subscribe((event) => {
    const [name, postId] = event.mutation?.options.mutationKey ?? [];
    if (event.type !== 'added') return;
    const before = presses().find(
      ({ about, kind, isSending }) => POST_PRESSES[kind] === name && about === postId && !isSending,
    );
    if (before) void outbox.remove(before.id);
  });
  const isWritten = ({ about, kind }: PostPress) =>
    queryClient.isMutating({ mutationKey: [POST_PRESSES[kind], about] }) > 0;
  const show = () => {
    for (const press of presses()) {
      if (!isWritten(press)) changeLoadedFeeds(queryClient, memberId, (feed) => withPress(feed, press));
    }
  };
  const leaveOutbox = outbox.subscribe(show);
  show();
  return () => {
    leave();
    leaveOutbox();
  };
}
