import { NO_FEELINGS, type FeedEntry } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { withComments, withLike, withoutPost, withPost, type Feed } from './feedCache.ts';

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
  reactions: NO_FEELINGS,
  ownReaction: null,
});

const feed = (...pages: FeedEntry[][]): Feed => ({
  pages: pages.map((items) => ({ items, next: undefined })),
  pageParams: pages.map(() => undefined),
});
const idsOf = ({ pages }: Feed) => pages.map(({ items }) => items.map(({ id }) => id));

describe('a feed', () => {
  it('takes a post on top, once', () => {
    const added = withPost(feed([entry('a')], [entry('b')]), entry('new'));
    expect(idsOf(added)).toEqual([['new', 'a'], ['b']]);
    expect(withPost(added, entry('new'))).toBe(added);
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
    expect(idsOf(withoutPost(feed([entry('a'), entry('b')], [entry('b')]), 'b'))).toEqual([['a'], []]);
  });
});
