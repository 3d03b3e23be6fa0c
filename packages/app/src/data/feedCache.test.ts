import { NO_FEELINGS, type FeedEntry } from '@friendbase/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  changeFeed,
  feedKey,
  ownPostsKey,
  readFeed,
  withComments,
  withLike,
  withoutPost,
  withPost,
  type Feed,
} from './feedCache.ts';
import { isLiked, likeMutation } from './likes.ts';
import { createPostMutation, deletePostMutation } from './ownPosts.ts';
import { feedQuery } from './posts.ts';
import { createQueryClient } from './queryClient.ts';
import { userQuery } from './users.ts';

const ME = '00000000-0000-4000-8000-000000000001';
const POST = '00000000-0000-4000-8000-00000000000a';

const entry = (id: string, isLikedByUser = false, likesCount = isLikedByUser ? 1 : 0): FeedEntry => ({
  id,
  authorId: ME,
  content: id,
  privacy: 'public',
  template: null,
  mediaUrls: [],
  mediaDescriptions: [],
  media: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  author: { id: ME, username: 'sam', displayName: 'Sam' },
  isLikedByUser,
  likesCount,
  commentsCount: 0,
  reactions: NO_FEELINGS,
  ownReaction: null,
});

const feedOf = (...pages: FeedEntry[][]): Feed => ({
  pages: pages.map((items) => ({ items, next: undefined })),
  pageParams: pages.map(() => undefined),
});
const idsOf = ({ pages }: Feed) => pages.map(({ items }) => items.map(({ id }) => id));

describe('a feed', () => {
  it('takes a post on top, once', () => {
    const added = withPost(feedOf([entry('a')], [entry('b')]), entry('new'));
    expect(idsOf(added)).toEqual([['new', 'a'], ['b']]);
    expect(withPost(added, entry('new'))).toBe(added);
  });

  it('shows a like on every page that has the post, and counts it once', () => {
    const liked = withLike(feedOf([entry('a', false, 4)], [entry('a', false, 4)]), 'a', true);
    const twice = withLike(liked, 'a', true);
    for (const { items } of twice.pages)
      expect(items[0]).toMatchObject({ isLikedByUser: true, likesCount: 5 });
  });

  it('counts a comment under its post alone', () => {
    const [page] = withComments(feedOf([entry('a'), entry('b')]), 'b', 1).pages;
    expect(page!.items.map(({ commentsCount }) => commentsCount)).toEqual([0, 1]);
  });

  it('loses a post that is deleted, on every page', () => {
    expect(idsOf(withoutPost(feedOf([entry('a'), entry('b')], [entry('b')]), 'b'))).toEqual([['a'], []]);
  });
});

/** A feed with one post that is not liked. Its next fetch waits for its answer; likes are saved at once. */
function openFeed() {
  const queryClient = createQueryClient({ onAccessRefused: () => {}, onException: () => {} });
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  const refused = new Set<string>();
  let held = Promise.resolve();
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return answer;
    await held;
    if (refused.has(method)) return Response.json({ code: 'ourFault', message: 'No.' }, { status: 500 });
    const saved = Response.json({ userId: ME, postId: POST }, { status: 201 });
    return method === 'POST' ? saved : new Response(null, { status: 204 });
  });
  const feed = { ...feedQuery(ME), staleTime: 0 };
  const pages = [{ items: [entry(POST)], next: undefined }];
  queryClient.setQueryData(feed.queryKey, { pages, pageParams: [undefined] });
  return {
    fetch: () => queryClient.fetchInfiniteQuery(feed),
    /** Answers with what the server read between two presses. */
    answer: (isLikedByUser: boolean) => resolve(Response.json([entry(POST, isLikedByUser)])),
    press: (isWanted: boolean) =>
      queryClient
        .getMutationCache()
        .build(queryClient, likeMutation(queryClient, ME, POST))
        .execute(isWanted),
    isLiked: () => isLiked(queryClient, ME, POST),
    /** Refuses these calls, and holds all answers until the test says so. */
    refuse: (methods: string[]) => {
      for (const method of methods) refused.add(method);
      const { promise, resolve: release } = Promise.withResolvers<void>();
      held = promise;
      return release;
    },
    share: (post: FeedEntry) => changeFeed(queryClient, ME, (all) => withPost(all, post)),
    ids: () => readFeed(queryClient, ME)?.pages.flatMap(({ items }) => items.map(({ id }) => id)),
  };
}

afterEach(() => vi.unstubAllGlobals());

it('a like that is pressed and taken back during a fetch stays taken back', async () => {
  const feed = openFeed();
  const fetched = feed.fetch();
  await feed.press(true);
  await feed.press(false);
  feed.answer(true);
  await fetched;
  expect(feed.isLiked()).toBe(false);
});

it('what was liked elsewhere is shown with the next fetch', async () => {
  const feed = openFeed();
  await feed.press(true);
  await feed.press(false);
  const fetched = feed.fetch();
  feed.answer(true);
  await fetched;
  expect(feed.isLiked()).toBe(true);
});

it.each([
  [[true, false], ['POST', 'DELETE'], 'all are refused', false],
  [[true, false, true], ['POST'], 'each like is refused', false],
  [[true, false], ['DELETE'], 'the last is refused', true],
  [[true, false, true], ['DELETE'], 'one in between is refused', true],
  [[true, false, true], [], 'all are saved', true],
])('presses in a row, %j, refused %j, end in what is saved: %s', async (wishes, methods, _, isSaved) => {
  const feed = openFeed();
  const release = feed.refuse(methods);
  const outcomes: Promise<unknown>[] = [];
  for (const wish of wishes) {
    outcomes.push(feed.press(wish).catch(() => 'refused'));
    await vi.waitFor(() => expect(feed.isLiked()).toBe(wish));
  }
  release();
  await Promise.all(outcomes);
  expect(feed.isLiked()).toBe(isSaved);
});

it('a like, a new post and a deletion are the same in the feed and among one’s own posts', async () => {
  const queryClient = createQueryClient({ onAccessRefused: () => {}, onException: () => {} });
  const { author, ...post } = entry(POST);
  for (const key of [feedKey(ME), ownPostsKey(ME)])
    queryClient.setQueryData(key, {
      pages: [{ items: [entry(POST)], next: undefined }],
      pageParams: [undefined],
    });
  queryClient.setQueryData(userQuery.queryKey, author as never);
  const mutations = queryClient.getMutationCache();
  const both = () =>
    [feedKey(ME), ownPostsKey(ME)].map((key) =>
      queryClient.getQueryData<Feed>(key)?.pages[0]?.items.map(({ id, likesCount }) => [id, likesCount]),
    );
  const answer = (body: object) => vi.stubGlobal('fetch', async () => Response.json(body, { status: 201 }));

  answer({ userId: ME, postId: POST });
  await mutations.build(queryClient, likeMutation(queryClient, ME, POST)).execute(true);
  expect(both()).toEqual([[[POST, 1]], [[POST, 1]]]);
  const NEW = '00000000-0000-4000-8000-00000000000b';
  answer({ ...post, id: NEW });
  await mutations.build(queryClient, createPostMutation(queryClient, ME)).execute({ content: 'New' });
  const shared = [
    [NEW, 0],
    [POST, 1],
  ];
  expect(both()).toEqual([shared, shared]);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  await mutations.build(queryClient, deletePostMutation(queryClient, ME)).execute(POST);
  expect(both()).toEqual([[[NEW, 0]], [[NEW, 0]]]);
});

it('a post that is shared during a fetch is there once, whatever the fetch had read', async () => {
  const feed = openFeed();
  const fetched = feed.fetch();
  await feed.share(entry('new'));
  feed.answer(true);
  await fetched;
  expect(feed.ids()).toEqual(['new', POST]);
  await feed.share(entry('new'));
  expect(feed.ids()).toEqual(['new', POST]);
});
