import { getPost, listFeed, listFriends, type FeedEntry } from '@friendbase/contract';
import { messageOf } from '@friendbase/ui-kit/words';
import type { QueryClient } from '@tanstack/react-query';
import { arrivals as words } from '../words/en/arrivals.ts';
import { arrivalsOf, withNew } from './arrivals.ts';
import { call } from './call.ts';
import { feedKey, findEntry, readEntry, readFeed, withEntry, type Feed } from './feedCache.ts';
import type { LiveParts } from './liveParts.ts';
import { changeLoaded } from './loadedPages.ts';
import { isBeingWritten } from './refresh.ts';
import { whenWritten } from './whenWritten.ts';

/** The feed with the counts of one post as they are now. Its place and its words stay. */
export const withCounts = (
  feed: Feed,
  { id, isLikedByUser, likesCount, commentsCount, reactions, ownReaction }: FeedEntry,
): Feed =>
  withEntry(feed, id, (entry) => ({
    ...entry,
    isLikedByUser,
    likesCount,
    commentsCount,
    reactions,
    ownReaction,
  }));

/** Changes the feed that is loaded, which stays as old as it was. */
function changeCounts(queryClient: QueryClient, memberId: string, posts: readonly FeedEntry[]): void {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: feedKey(memberId) })) {
    const isOld = state.isInvalidated;
    changeLoaded<Feed>(queryClient, queryKey, (feed) => posts.reduce(withCounts, feed));
    if (isOld) void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}

/**
 * What is asked of the server about the feed that is loaded. What the member does meanwhile, and a feed that is on its way,
 * come first: it is asked again after them.
 */
async function askBesides<Answer>(
  { queryClient, memberId }: LiveParts,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const queryKey = feedKey(memberId);
  const isFetching = () => queryClient.isFetching({ queryKey }) > 0;
  let answer: Answer;
  do {
    await whenWritten(queryClient, 'listFeed');
    if (isFetching())
      await queryClient
        .getQueryCache()
        .find({ queryKey })
        ?.promise?.catch(() => undefined);
    answer = await ask();
  } while (isBeingWritten(queryClient, 'listFeed') || isFetching());
  return answer;
}

/** Brings the counts of one post to where it is in the feed. */
export async function countPost(parts: LiveParts, postId: string): Promise<void> {
  const { queryClient, memberId, signal } = parts;
  if (!readEntry(queryClient, memberId, postId)) return;
  try {
    const post = await askBesides(parts, () => call(getPost, { params: { id: postId } }, { signal }));
    changeCounts(queryClient, memberId, [post]);
  } catch {
    // Gone, or not told: it stays as it is until the feed is shown next.
    void queryClient.invalidateQueries({ queryKey: feedKey(memberId), refetchType: 'none' });
  }
}

/** Posts have been shared that the feed may not have. Where none is loaded, it will have them. */
export function addPosts({ queryClient, memberId, say }: LiveParts, ids: readonly string[]): void {
  const feed = readFeed(queryClient, memberId);
  const found = ids.filter((id) => !findEntry(feed, id));
  if (!feed || found.length === 0) return;
  const arrivals = arrivalsOf(queryClient);
  const isFirst = arrivals.read().posts.every((id) => findEntry(feed, id));
  arrivals.change(({ posts }) => ({ posts: withNew(posts, found) }));
  if (isFirst) say(messageOf(words, 'posts', { count: found.length }));
}

/** What may have been missed: so many of the newest posts, and their counts. */
export async function lookAtFeed(parts: LiveParts, limit?: number): Promise<void> {
  const { queryClient, memberId: userId, signal } = parts;
  if (!readFeed(queryClient, userId)) return;
  const { items } = await askBesides(parts, () =>
    call(listFeed, { params: { userId }, query: { limit } }, { signal }),
  );
  const feed = readFeed(queryClient, userId);
  const known = items.findIndex(({ id }) => findEntry(feed, id));
  // Where none is known, all are newer.
  const newer = items.slice(0, known < 0 ? undefined : known);
  changeCounts(queryClient, userId, items);
  if (newer.length === 0) return;
  // Nobody is told of a stranger's post.
  const friends = await call(listFriends, { params: { userId } }, { signal });
  const isFriends = ({ authorId }: FeedEntry) => friends.some(({ friend }) => friend.id === authorId);
  addPosts(
    parts,
    newer.filter(isFriends).map(({ id }) => id),
  );
}
