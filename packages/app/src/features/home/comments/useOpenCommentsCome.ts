import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { laterPart } from '../../../lib/loading/laterPart.ts';

/** The comments below a post (W12). */
export const commentsPart = laterPart(() => import('./Comments.tsx').then(({ Comments }) => Comments));

const areKnown = (queryClient: QueryClient, postId: string): boolean =>
  queryClient.getQueryData(['listComments', postId]) !== undefined;

/**
 * Loads what shows comments, and starts to fetch those of some posts. `fetched` waits for all, and never fails. What is known is
 * refetched by who shows it alone: the address still names a post for a moment after it was deleted.
 */
export async function startComments(queryClient: QueryClient, postIds: readonly string[]) {
  const [{ commentsQuery }] = await Promise.all([import('../../../data/comments.ts'), commentsPart.load()]);
  return {
    fetched: Promise.allSettled(
      postIds
        .filter((id) => !areKnown(queryClient, id))
        .map((id) => queryClient.infiniteQuery(commentsQuery(id))),
    ),
  };
}

/** How long posts wait for the comments that are open below them. */
const LONGEST_WAIT_MS = 5_000;

/**
 * Whether the comments that the address opens have come, or have failed, or have been waited for long enough. Posts are
 * shown with them: what came later would push down what is read already.
 */
export function useOpenCommentsCome(): boolean {
  const queryClient = useQueryClient();
  const openFirst = useSearch({ from: '/', select: ({ comments }) => comments });
  const [ids] = useState(openFirst ?? []);
  const [haveCome, setHaveCome] = useState(() => ids.every((id) => areKnown(queryClient, id)));
  useEffect(() => {
    if (haveCome) return undefined;
    const show = () => setHaveCome(true);
    const timer = setTimeout(show, LONGEST_WAIT_MS);
    startComments(queryClient, ids)
      .then(({ fetched }) => fetched)
      .then(show, show);
    return () => clearTimeout(timer);
  }, [haveCome, ids, queryClient]);
  return haveCome;
}
