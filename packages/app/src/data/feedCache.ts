import type { FeedEntry } from '@friendbase/contract';
import type { InfiniteData } from '@tanstack/react-query';

/** One answer of the feed: its posts, and where the next page begins. */
export interface FeedPage {
  items: FeedEntry[];
  next: string | undefined;
}

/** The loaded pages of a feed, newest post first, as they stand in the Query cache. */
export type Feed = InfiniteData<FeedPage>;

const entriesOf = (feed: Feed | undefined): FeedEntry[] => feed?.pages.flatMap(({ items }) => items) ?? [];

export const findEntry = (feed: Feed | undefined, postId: string): FeedEntry | undefined =>
  entriesOf(feed).find(({ id }) => id === postId);

/** The feed with posts on top, without those that are in it already. */
export function withPosts(feed: Feed, posts: FeedEntry[]): Feed {
  const [first, ...rest] = feed.pages;
  const added = posts.filter(({ id }) => !findEntry(feed, id));
  if (!first || added.length === 0) return feed;
  return { ...feed, pages: [{ ...first, items: [...added, ...first.items] }, ...rest] };
}

/** The feed with a post liked or not, wherever the post is in it. */
export function withLike(feed: Feed, postId: string, isLiked: boolean): Feed {
  const change = (entry: FeedEntry): FeedEntry =>
    entry.id !== postId || entry.isLikedByUser === isLiked
      ? entry
      : { ...entry, isLikedByUser: isLiked, likesCount: entry.likesCount + (isLiked ? 1 : -1) };
  return { ...feed, pages: feed.pages.map((page) => ({ ...page, items: page.items.map(change) })) };
}

/** What the member did while a fetch was on its way. */
export interface OwnChanges {
  /** The feed when the fetch began. */
  before: Feed | undefined;
  /** The feed now that the answer is there. */
  now: Feed | undefined;
  /** Posts whose like was not saved yet when the fetch began. */
  unsavedLikes: ReadonlySet<unknown>;
}

/**
 * The fetched feed with the member’s own changes put back: the server may have read it before it saved them.
 * Without this a like would flicker, and a post just shared would vanish until the next fetch.
 */
export function keepOwnChanges(fetched: Feed, { before, now, unsavedLikes }: OwnChanges): Feed {
  if (!before || !now) return fetched;
  const shared = entriesOf(now).filter(({ id }) => !findEntry(before, id));
  const liked = entriesOf(now).filter(
    ({ id, isLikedByUser }) =>
      unsavedLikes.has(id) || findEntry(before, id)?.isLikedByUser === !isLikedByUser,
  );
  return liked.reduce(
    (feed, { id, isLikedByUser }) => withLike(feed, id, isLikedByUser),
    withPosts(fetched, shared),
  );
}
