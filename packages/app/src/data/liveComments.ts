import { listComments } from '@friendbase/contract';
import { messageOf } from '@friendbase/ui-kit/words';
import { arrivals as words } from '../words/en/arrivals.ts';
import { arrivalsOf } from './arrivals.ts';
import { call } from './call.ts';
import { isShown, type LiveParts } from './liveParts.ts';
import type { Pages } from './loadedPages.ts';
import { whenWritten } from './whenWritten.ts';

/** Which comments have come below a post whose comments are read. */
export async function findComments({ queryClient, say, signal }: LiveParts, postId: string): Promise<void> {
  const queryKey = ['listComments', postId] as const;
  if (!isShown(queryClient, queryKey)) return;
  // An own one comes with its answer.
  await whenWritten(queryClient, 'listComments');
  const { items } = await call(listComments, { params: { id: postId }, query: {} }, { signal });
  const loaded = queryClient
    .getQueryData<Pages<{ id: string }>>(queryKey)
    ?.pages.flatMap((page) => page.items);
  const known = new Set(loaded?.map(({ id }) => id));
  const found = items.slice(items.findLastIndex(({ id }) => known.has(id)) + 1).map(({ id }) => id);
  const arrivals = arrivalsOf(queryClient);
  const before = arrivals.read().comments[postId]?.filter((id) => !known.has(id)) ?? [];
  arrivals.change(({ comments }) => ({ comments: { ...comments, [postId]: found } }));
  if (before.length === 0 && found.length > 0) say(messageOf(words, 'comments', { count: found.length }));
}
