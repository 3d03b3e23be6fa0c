import { deleteReaction, setReaction, type Feeling } from '@friendbase/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { readEntry, withEntry, type Feed } from './feedCache.ts';
import { postPressMutation } from './postPress.ts';

/** What the member feels about the post, as the loaded feed shows it. */
export const ownReaction = (queryClient: QueryClient, userId: string, postId: string): Feeling | null =>
  readEntry(queryClient, userId, postId)?.ownReaction ?? null;

/** The feed with what the member feels about a post: one feeling, or none. */
export const withReaction = (feed: Feed, postId: string, feeling: Feeling | null): Feed =>
  withEntry(feed, postId, (entry) => {
    const { ownReaction: before } = entry;
    if (before === feeling) return entry;
    const reactions = { ...entry.reactions };
    if (before) reactions[before] -= 1;
    if (feeling) reactions[feeling] += 1;
    return { ...entry, reactions, ownReaction: feeling };
  });

/** Says what the member feels about a post, or takes it back: `null`. */
export const reactionMutation = (queryClient: QueryClient, userId: string, postId: string) => {
  const params = { id: postId };
  return postPressMutation(queryClient, userId, {
    writes: ['setReaction', 'deleteReaction'],
    postId,
    read: () => ownReaction(queryClient, userId, postId),
    show: (feed, feeling: Feeling | null) => withReaction(feed, postId, feeling),
    save: (feeling) =>
      feeling ? call(setReaction, { params, body: { feeling } }) : call(deleteReaction, { params }),
  });
};
