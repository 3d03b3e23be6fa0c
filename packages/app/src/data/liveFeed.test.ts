import type { FeedEntry, LiveEvent, Page } from '@friendbase/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Feed } from './feedCache.ts';

vi.mock(import('./call.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));
// Files share what they import: what an earlier one has imported would go on with the real call.
vi.resetModules();
const { apiError, getPost, listFeed, NO_FEELINGS } = await import('@friendbase/contract');
const { arrivalsOf } = await import('./arrivals.ts');
const { askUntilAnswered } = await import('./askUntilAnswered.ts');
const { call } = await import('./call.ts');
const { feedKey, ownPostsKey, readFeed } = await import('./feedCache.ts');
const { openArrivals } = await import('./liveArrivals.ts');
const { mutation } = await import('./mutation.ts');
const { ownPostsQuery } = await import('./profilePosts.ts');
const { createQueryClient } = await import('./queryClient.ts');

const entry = (id: string, likesCount = 0): FeedEntry => ({
  id,
  authorId: 'ann',
  content: id,
  privacy: 'public',
  template: null,
  mediaUrls: [],
  mediaDescriptions: [],
  media: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  author: { id: 'ann', username: 'ann', displayName: 'Ann' },
  isLikedByUser: false,
  likesCount,
  commentsCount: 0,
  reactions: NO_FEELINGS,
  ownReaction: null,
});

const answer = vi.mocked(call);
const say = vi.fn();
let queryClient: ReturnType<typeof createQueryClient>;
let over: AbortController;
let hear: (event: LiveEvent) => void;

const likes = () => readFeed(queryClient, 'ann')?.pages[0]?.items.map(({ likesCount }) => likesCount);
const isInvalidated = () => queryClient.getQueryState(feedKey('ann'))?.isInvalidated;
const waiting = () => arrivalsOf(queryClient).read().posts;

beforeEach(() => {
  vi.useFakeTimers();
  queryClient = createQueryClient({ onAccessRefused: () => {}, onException: () => {} });
  queryClient.setQueryData(feedKey('ann'), {
    pages: [{ items: [entry('a'), entry('b')], next: undefined }],
    pageParams: [undefined],
  });
  over = new AbortController();
  hear = openArrivals(
    { queryClient, memberId: 'ann', say, signal: over.signal },
    askUntilAnswered(
      over.signal,
      Object.assign(new EventTarget(), { navigator: { onLine: true } as Navigator }),
    ),
  );
});
afterEach(() => {
  over.abort();
  vi.useRealTimers();
  vi.resetAllMocks();
});

describe('a post that is liked', () => {
  it('is counted where it stands, by two calls for a thousand likes', async () => {
    answer.mockResolvedValue(entry('b', 1000));
    for (let n = 0; n < 1000; n += 1) hear({ name: 'like', data: { postId: 'b' } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(likes()).toEqual([0, 1000]);
    expect(answer).toHaveBeenCalledTimes(2);
    expect(isInvalidated()).toBe(false);
  });

  it('costs no call where it is not in the feed that is loaded', async () => {
    hear({ name: 'like', data: { postId: 'unknown' } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(answer).not.toHaveBeenCalled();
  });

  it('stays where it is gone, and is invalidated for the next render', async () => {
    answer.mockRejectedValue(apiError('postNotFound'));
    hear({ name: 'like', data: { postId: 'b' } });
    await vi.advanceTimersByTimeAsync(0);
    expect([likes(), isInvalidated()]).toEqual([[0, 0], true]);
  });

  it('keeps a feed old that was old before', async () => {
    answer.mockResolvedValue(entry('b', 1));
    await queryClient.invalidateQueries({ queryKey: feedKey('ann'), refetchType: 'none' });
    hear({ name: 'like', data: { postId: 'b' } });
    await vi.advanceTimersByTimeAsync(0);
    expect([likes(), isInvalidated()]).toEqual([[0, 1], true]);
  });

  it('waits for what the member does, which would be undone', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const write = queryClient
      .getMutationCache()
      .build(queryClient, mutation(['createLike'], { mutationFn: () => promise }))
      .execute(undefined);
    answer.mockResolvedValue(entry('b', 7));
    hear({ name: 'like', data: { postId: 'b' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(answer).not.toHaveBeenCalled();
    resolve();
    await write;
    await vi.advanceTimersByTimeAsync(0);
    expect(likes()).toEqual([0, 7]);
  });
});

describe('what the member does to their own post', () => {
  it('costs nothing more as an echo on this page, and is counted on another device', async () => {
    answer.mockResolvedValue(entry('b', 1));
    const own: LiveEvent = { name: 'like', data: { postId: 'b', isOwn: true } };
    const options = mutation(['createLike'], {
      mutationKey: ['createLike', 'b'],
      mutationFn: async () => {},
    });
    await queryClient.getMutationCache().build(queryClient, options).execute(undefined);
    hear(own);
    await vi.advanceTimersByTimeAsync(5000);
    expect(answer).not.toHaveBeenCalled();
    queryClient.getMutationCache().clear();
    hear(own);
    await vi.advanceTimersByTimeAsync(0);
    expect(likes()).toEqual([0, 1]);
  });
});

describe('how a post is counted, told in passing', () => {
  const counted = (likesCount: number): LiveEvent => ({
    name: 'counted',
    data: {
      postId: 'b',
      likesCount,
      commentsCount: 2,
      isLikedByUser: false,
      reactions: NO_FEELINGS,
      ownReaction: null,
    },
  });

  it('changes where the post stands, without any call, and keeps what is stale', async () => {
    hear(counted(5));
    hear({ ...counted(5), data: { ...counted(5).data, postId: 'unknown' } } as LiveEvent);
    await vi.advanceTimersByTimeAsync(5000);
    expect([likes(), isInvalidated()]).toEqual([[0, 5], false]);
    expect(answer).not.toHaveBeenCalled();
  });

  it.each([
    ['is asked for where it differs after it', 7, 1],
    ['costs nothing where it is so already: the echo of an own press', 0, 0],
  ])('waits for what the member does, and %s', async (_, told, calls) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const write = queryClient
      .getMutationCache()
      .build(queryClient, mutation(['createLike'], { mutationFn: () => promise }))
      .execute(undefined);
    answer.mockResolvedValue(entry('b', 7));
    hear({ ...counted(told), data: { ...counted(told).data, commentsCount: 0 } } as LiveEvent);
    await vi.advanceTimersByTimeAsync(0);
    expect(likes()).toEqual([0, 0]);
    resolve();
    await write;
    await vi.advanceTimersByTimeAsync(0);
    expect(likes()).toEqual([0, told]);
    expect(answer).toHaveBeenCalledTimes(calls);
  });
});

describe('the member’s own posts, where they are loaded apart', () => {
  const ownLikes = () =>
    queryClient.getQueryData<Feed>(ownPostsKey('ann'))?.pages[0]?.items.map(({ likesCount }) => likesCount);
  const own = { pages: [{ items: [entry('b'), entry('old')], next: undefined }], pageParams: [undefined] };

  it('are counted with the feed', async () => {
    queryClient.setQueryData(ownPostsKey('ann'), own);
    answer.mockResolvedValue(entry('b', 4));
    hear({ name: 'like', data: { postId: 'b' } });
    await vi.advanceTimersByTimeAsync(0);
    expect([likes(), ownLikes()]).toEqual([
      [0, 4],
      [4, 0],
    ]);
  });

  it('are no feed: what friends share is no news beside them, and nothing is looked for', async () => {
    queryClient.clear();
    queryClient.setQueryData(ownPostsKey('ann'), own);
    hear({ name: 'begun', data: {} } as LiveEvent);
    hear({ name: 'post', data: { postId: 'c' } });
    hear({ name: 'missed', data: {} });
    await vi.advanceTimersByTimeAsync(5000);
    expect([waiting(), say.mock.calls]).toEqual([[], []]);
    expect(answer.mock.calls.filter(([endpoint]) => endpoint === listFeed)).toEqual([]);
  });

  it('are waited for where they are on their way, and a post is asked for once', async () => {
    const { promise, resolve } = Promise.withResolvers<Page<FeedEntry>>();
    answer.mockImplementation(async (endpoint) => (endpoint === listFeed ? promise : entry('b', 4)));
    const fetched = queryClient.infiniteQuery(ownPostsQuery('ann'));
    hear({ name: 'like', data: { postId: 'b' } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(likes()).toEqual([0, 0]);
    resolve({ items: [entry('b', 2)], next: undefined });
    await fetched;
    await vi.advanceTimersByTimeAsync(0);
    expect([likes(), ownLikes()]).toEqual([[0, 4], [4]]);
    expect(answer.mock.calls.filter(([endpoint]) => endpoint === getPost)).toHaveLength(1);
  });
});

describe('a post of a friend', () => {
  it('waits for a press, is said once, and is counted once however often it is told', () => {
    for (const postId of ['c', 'c', 'd']) hear({ name: 'post', data: { postId } });
    expect(waiting()).toEqual(['c', 'd']);
    expect(say).toHaveBeenCalledTimes(1);
    expect(answer).not.toHaveBeenCalled();
  });

  it('is no news where the feed has it, or none is loaded', () => {
    hear({ name: 'post', data: { postId: 'a' } });
    queryClient.clear();
    hear({ name: 'post', data: { postId: 'c' } });
    expect([waiting(), say.mock.calls]).toEqual([[], []]);
  });

  it('is found after a break in which too much happened, a stranger’s is not', async () => {
    const friends = { ...entry('c'), authorId: 'ben' };
    const strangers = { ...entry('d'), authorId: 'cleo' };
    answer.mockResolvedValueOnce({ items: [friends, strangers, entry('a', 3), entry('b')], next: undefined });
    answer.mockResolvedValueOnce([{ id: 'f', friend: { id: 'ben' } }]);
    hear({ name: 'missed', data: {} });
    await vi.advanceTimersByTimeAsync(0);
    expect(waiting()).toEqual(['c']);
    expect(likes()).toEqual([3, 0]);
  });
});
