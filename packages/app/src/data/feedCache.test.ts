import type { FeedEntry } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import {
  findEntry,
  keepOwnChanges,
  withComments,
  withLike,
  withoutPosts,
  withPosts,
  type Feed,
} from './feedCache.ts';

const entry = (id: string, isLikedByUser = false, likesCount = 0): FeedEntry => ({
  id,
  authorId: 'ben',
  content: id,
  privacy: 'public',
  template: null,
  mediaUrls: [],
  mediaDescriptions: [],
  media: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  author: { id: 'ben', username: 'ben', displayName: 'Ben' },
  isLikedByUser,
  likesCount,
  commentsCount: 0,
});

const feed = (...pages: FeedEntry[][]): Feed => ({
  pages: pages.map((items) => ({ items, next: undefined })),
  pageParams: pages.map(() => undefined),
});
const idsOf = ({ pages }: Feed) => pages.map(({ items }) => items.map(({ id }) => id));
const NONE: ReadonlySet<string> = new Set();

describe('a feed', () => {
  it('takes a post on top, once', () => {
    const added = withPosts(feed([entry('a')], [entry('b')]), [entry('new')]);
    expect(idsOf(added)).toEqual([['new', 'a'], ['b']]);
    expect(withPosts(added, [entry('new')])).toBe(added);
  });

  it('shows a like on every page that has the post, and counts it once', () => {
    const liked = withLike(feed([entry('a', false, 4)], [entry('a', false, 4)]), 'a', true);
    const twice = withLike(liked, 'a', true);
    for (const { items } of twice.pages)
      expect(items[0]).toMatchObject({ isLikedByUser: true, likesCount: 5 });
  });

  it('counts a comment under its post alone', () => {
    const [page] = withComments(feed([entry('a'), entry('b')]), 'b', 1).pages;
    expect(page!.items.map(({ commentsCount }) => commentsCount)).toEqual([0, 1]);
  });

  it('loses a post that is deleted, on every page', () => {
    expect(idsOf(withoutPosts(feed([entry('a'), entry('b')], [entry('b')]), new Set(['b'])))).toEqual([
      ['a'],
      [],
    ]);
  });
});

describe('a fetched feed', () => {
  it('is taken as it is when the member did nothing meanwhile', () => {
    const fetched = feed([entry('new'), entry('a', true, 9)]);
    const before = feed([entry('a')]);
    expect(keepOwnChanges(fetched, { before, now: before, pressedLikes: NONE })).toEqual(fetched);
  });

  it('keeps a post that was shared meanwhile', () => {
    const before = feed([entry('a')]);
    const now = feed([entry('mine'), entry('a')]);
    const kept = keepOwnChanges(feed([entry('a')]), { before, now, pressedLikes: NONE });
    expect(idsOf(kept)).toEqual([['mine', 'a']]);
  });

  it('does not bring back a post that was deleted meanwhile', () => {
    const before = feed([entry('a'), entry('b')]);
    const now = withoutPosts(before, new Set(['a']));
    const kept = keepOwnChanges(before, { before, now, pressedLikes: NONE });
    expect(idsOf(kept)).toEqual([['b']]);
  });

  it('keeps a like that was pressed meanwhile, over the newest count', () => {
    const before = feed([entry('a', false, 4)]);
    const now = feed([entry('a', true, 5)]);
    const pressedLikes = new Set(['a']);
    const kept = keepOwnChanges(feed([entry('a', false, 7)]), { before, now, pressedLikes });
    expect(findEntry(kept, 'a')).toMatchObject({ isLikedByUser: true, likesCount: 8 });
  });

  it('does not bring back a like that was pressed and taken back meanwhile', () => {
    const before = feed([entry('a', false, 4)]);
    const pressedLikes = new Set(['a']);
    const kept = keepOwnChanges(feed([entry('a', true, 5)]), { before, now: before, pressedLikes });
    expect(findEntry(kept, 'a')).toMatchObject({ isLikedByUser: false, likesCount: 4 });
  });
});
