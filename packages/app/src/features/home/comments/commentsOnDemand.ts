import type { QueryClient } from '@tanstack/react-query';
import { laterPart } from '../../../lib/loading/laterPart.ts';

/** The comments below a post (W12). */
export const commentsPart = laterPart(() => import('./Comments.tsx').then(({ Comments }) => Comments));

/** Loads what shows comments, and starts to fetch those of some posts. `fetched` waits for all, and never fails. */
export async function startComments(queryClient: QueryClient, postIds: readonly string[]) {
  const [{ commentsQuery }] = await Promise.all([import('../../../data/comments.ts'), commentsPart.load()]);
  return {
    fetched: Promise.allSettled(postIds.map((id) => queryClient.infiniteQuery(commentsQuery(id)))),
  };
}
