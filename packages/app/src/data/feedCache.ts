import type { FeedEntry } from '@friendbase/contract';
import { changeItems, type Pages, changeLoaded } from './loadedPages.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The loaded pages of a feed, newest post first, as they stand in the Query cache. */
export type Feed = Pages<FeedEntry>;

const entriesOf = (feed: Feed | undefined): FeedEntry[] => feed?.pages.flatMap(({ items }) => items) ?? [];

export const findEntry = (feed: Feed | undefined, postId: string): FeedEntry | undefined =>
  entriesOf(feed).find(({ id }) => id === postId);

/** The feed with a post on top, unless it is in it already. */
export function withPost(feed: Feed, post: FeedEntry): Feed {
  const [first, ...rest] = feed.pages;
  if (!first || findEntry(feed, post.id)) return feed;
  return { ...feed, pages: [{ ...first, items: [post, ...first.items] }, ...rest] };
}

/** The feed with one post changed, wherever the post is in it. */
export const withEntry = (feed: Feed, postId: string, change: (entry: FeedEntry) => FeedEntry): Feed =>
  changeItems(feed, (items) => items.map((entry) => (entry.id === postId ? change(entry) : entry)));

/** The feed with a post liked or not. */
export const withLike = (feed: Feed, postId: string, isLiked: boolean): Feed =>
  withEntry(feed, postId, (entry) =>
    entry.isLikedByUser === isLiked
      ? entry
      : { ...entry, isLikedByUser: isLiked, likesCount: entry.likesCount + (isLiked ? 1 : -1) },
  );

/** The feed with more comments counted under a post, or fewer. */
export const withComments = (feed: Feed, postId: string, added: number): Feed =>
  withEntry(feed, postId, (entry) => ({ ...entry, commentsCount: entry.commentsCount + added }));

/** The feed without a post. */
export const withoutPost = (feed: Feed, postId: string): Feed =>
  changeItems(feed, (items) => items.filter(({ id }) => id !== postId));

/** Behind the member a post that was asked for alone, or whose posts alone are in it. */
export type FeedKey = readonly ['listFeed', userId: string, ...about: string[]];

export const feedKey = (userId: string): FeedKey => ['listFeed', userId];

/** Of the member's own posts alone. */
export const ownPostsKey = (userId: string): FeedKey => [...feedKey(userId), 'author', userId];

/** The feed that is loaded, with what the member did that is not saved yet. */
export const readFeed = (queryClient: QueryClient, userId: string): Feed | undefined =>
  queryClient.getQueryData<Feed>(feedKey(userId));

/** The feed that is loaded, and parts of it that were asked for alone: their keys begin with that of the feed. */
const loadedFeeds = (queryClient: QueryClient, userId: string): [QueryKey, Feed | undefined][] =>
  queryClient.getQueriesData<Feed>({ queryKey: feedKey(userId) });

/** A post that is loaded, wherever it stands. */
export const readEntry = (queryClient: QueryClient, userId: string, postId: string): FeedEntry | undefined =>
  loadedFeeds(queryClient, userId)
    .map(([, feed]) => findEntry(feed, postId))
    .find((entry) => entry !== undefined);

/** Changes posts wherever they are loaded now. */
export function changeLoadedFeeds(
  queryClient: QueryClient,
  userId: string,
  change: (feed: Feed) => Feed,
): void {
  for (const [queryKey] of loadedFeeds(queryClient, userId)) changeLoaded(queryClient, queryKey, change);
}

/**
 * Changes posts wherever they are loaded. What is being fetched may have been read before the change, and is cancelled: the
 * write that is behind the change invalidates it.
 */
export async function changeFeed(
  queryClient: QueryClient,
  userId: string,
  change: (feed: Feed) => Feed,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: feedKey(userId) });
  changeLoadedFeeds(queryClient, userId, change);
}

/** Puts a new post on top of a feed. */
export async function addToFeed(queryClient: QueryClient, queryKey: FeedKey, post: FeedEntry): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  changeLoaded<Feed>(queryClient, queryKey, (feed) => withPost(feed, post));
}
