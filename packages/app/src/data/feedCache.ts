import type { FeedEntry } from '@friendbase/contract';
import { changeItems, type PageOf, type Pages } from './loadedPages.ts';

export type FeedPage = PageOf<FeedEntry>;

/** The loaded pages of a feed, newest post first, as they stand in the Query cache. */
export type Feed = Pages<FeedEntry>;

const entriesOf = (feed: Feed | undefined): FeedEntry[] => feed?.pages.flatMap(({ items }) => items) ?? [];

const idsIn = (feed: Feed): Set<string> => new Set(entriesOf(feed).map(({ id }) => id));

export const findEntry = (feed: Feed | undefined, postId: string): FeedEntry | undefined =>
  entriesOf(feed).find(({ id }) => id === postId);

/** The feed with posts on top, without those that are in it already. */
export function withPosts(feed: Feed, posts: FeedEntry[]): Feed {
  const [first, ...rest] = feed.pages;
  const added = posts.filter(({ id }) => !findEntry(feed, id));
  if (!first || added.length === 0) return feed;
  return { ...feed, pages: [{ ...first, items: [...added, ...first.items] }, ...rest] };
}

/** The feed with one post changed, wherever the post is in it. */
const withEntry = (feed: Feed, postId: string, change: (entry: FeedEntry) => FeedEntry): Feed =>
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

/** The feed without some posts. */
export const withoutPosts = (feed: Feed, postIds: ReadonlySet<string>): Feed =>
  changeItems(feed, (items) => items.filter(({ id }) => !postIds.has(id)));

/** What the member did while a fetch was on its way. */
export interface OwnChanges {
  /** The feed when the fetch began. */
  before: Feed | undefined;
  /** The feed now that the answer is there. */
  now: Feed | undefined;
  /** Posts whose like was pressed meanwhile, or was not saved yet when the fetch began. */
  pressedLikes: ReadonlySet<unknown>;
}

/**
 * The fetched feed with the member’s own changes put back: the server may have read it before it saved them.
 * Without this a like would flicker, a post just shared would vanish until the next fetch, and one just deleted would
 * come back.
 */
export function keepOwnChanges(fetched: Feed, { before, now, pressedLikes }: OwnChanges): Feed {
  if (!before || !now) return fetched;
  const [idsBefore, idsNow] = [idsIn(before), idsIn(now)];
  const shared = entriesOf(now).filter(({ id }) => !idsBefore.has(id));
  const deleted = new Set([...idsBefore].filter((id) => !idsNow.has(id)));
  const liked = entriesOf(now).filter(({ id }) => pressedLikes.has(id));
  return liked.reduce(
    (feed, { id, isLikedByUser }) => withLike(feed, id, isLikedByUser),
    withoutPosts(withPosts(fetched, shared), deleted),
  );
}
