import { getPost, listFeed, listFriends, type FeedEntry, type PostCounts } from '@friendbase/contract';
import { messageOf } from '@friendbase/ui-kit/words';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { arrivals as words } from '../words/en/arrivals.ts';
import { arrivalsOf, withNew } from './arrivals.ts';
import { call } from './call.ts';
import { feedKey, findEntry, readEntry, readFeed, withEntry, type Feed } from './feedCache.ts';
import type { LiveParts } from './liveParts.ts';
import { changeLoaded } from './loadedPages.ts';
import { isBeingWritten } from './refresh.ts';
import { whenWritten } from './whenWritten.ts';

/** The feed with the counts of one post as they are now. Its place and its words stay. */
const withCounts = (feed: Feed, { postId, ...counts }: PostCounts): Feed =>
  withEntry(feed, postId, (entry) => ({ ...entry, ...counts }));

const countsOf = (entry: FeedEntry): PostCounts => {
  const { id: postId, isLikedByUser, likesCount, commentsCount, reactions, ownReaction } = entry;
  return { postId, isLikedByUser, likesCount, commentsCount, reactions, ownReaction };
};

/** Changes the feed that is loaded, which stays as old as it was. */
function changeCounts(queryClient: QueryClient, memberId: string, posts: readonly PostCounts[]): void {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: feedKey(memberId) })) {
    const { isInvalidated } = state;
    changeLoaded<Feed>(queryClient, queryKey, (feed) => posts.reduce(withCounts, feed));
    if (isInvalidated) void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}

type OfFeed = Pick<LiveParts, 'queryClient' | 'memberId'>;

const isFetching = ({ queryClient, memberId }: OfFeed): boolean =>
  queryClient.isFetching({ queryKey: feedKey(memberId) }) > 0;

/** Whether what is loaded of the feed may be about to change: by what the member does, or by what is on its way. */
const isBusy = (parts: OfFeed): boolean => isBeingWritten(parts.queryClient, 'listFeed') || isFetching(parts);

async function whenLoaded(parts: OfFeed): Promise<void> {
  const { queryClient, memberId } = parts;
  await whenWritten(queryClient, 'listFeed');
  const fetching = { queryKey: feedKey(memberId), fetchStatus: 'fetching' } as const;
  const onTheirWay = queryClient.getQueryCache().findAll(fetching);
  await Promise.allSettled(onTheirWay.map(async ({ promise }) => promise));
}

/**
 * What is asked of the server about the feed that is loaded. What the member does meanwhile, and a feed that is on its way,
 * come first: it is asked again after them.
 */
async function askBesides<Answer>(parts: OfFeed, ask: () => Promise<Answer>): Promise<Answer> {
  let answer: Answer;
  do {
    await whenLoaded(parts);
    answer = await ask();
  } while (isBusy(parts));
  return answer;
}

/**
 * Brings counts that were told in passing to where the post is in the feed. Where the member does something meanwhile, or a feed is on
 * its way, it is not known which is newer: the server is asked where they differ after that.
 */
export async function takeCounts(
  parts: OfFeed,
  told: PostCounts,
  ask: (postId: string) => void,
): Promise<void> {
  const { queryClient, memberId } = parts;
  const isWaiting = isBusy(parts);
  if (isWaiting) await whenLoaded(parts);
  const entry = readEntry(queryClient, memberId, told.postId);
  const known = entry && countsOf(entry);
  if (!known || hashKey([known]) === hashKey([told])) return;
  if (isWaiting) ask(told.postId);
  else changeCounts(queryClient, memberId, [told]);
}

/** Brings the counts of one post to where it is in the feed. */
export async function countPost(parts: LiveParts, postId: string): Promise<void> {
  const { queryClient, memberId, signal } = parts;
  if (!readEntry(queryClient, memberId, postId)) return;
  try {
    const post = await askBesides(parts, () => call(getPost, { params: { id: postId } }, { signal }));
    changeCounts(queryClient, memberId, [countsOf(post)]);
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
  changeCounts(queryClient, userId, items.map(countsOf));
  if (newer.length === 0) return;
  // Nobody is told of a stranger's post.
  const friends = await call(listFriends, { params: { userId } }, { signal });
  const isFriends = ({ authorId }: FeedEntry) => friends.some(({ friend }) => friend.id === authorId);
  addPosts(
    parts,
    newer.filter(isFriends).map(({ id }) => id),
  );
}
