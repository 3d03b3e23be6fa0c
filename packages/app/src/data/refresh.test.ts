import { endpoints, type ReadingCall, type WritingCall } from '@friendbase/contract';
import { InfiniteQueryObserver, QueryObserver, type MutationOptions } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mutation } from './mutation.ts';
import { createQueryClient, refreshFailed } from './queryClient.ts';
import { type Invalidating, invalidatedQueries, refreshAfterMutations } from './refresh.ts';

const names = Object.keys(endpoints) as (keyof typeof endpoints)[];
const isReading = (name: keyof typeof endpoints): name is ReadingCall => endpoints[name].method === 'get';
const reading = names.filter(isReading);
const writing = names.filter((name): name is WritingCall => !isReading(name));

let queryClient: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  queryClient = createQueryClient({ onAccessRefused: () => {}, onException: () => {} });
  refreshAfterMutations(queryClient);
  for (const name of reading) queryClient.setQueryData([name, 'ann'], 'what the server said');
});

/** Sends a mutation that makes these calls, answered as `work` decides. */
const write = (calls: [WritingCall, ...WritingCall[]], work: () => Promise<void> = async () => {}) => {
  const options: MutationOptions<void> = mutation(calls, { mutationFn: work });
  return queryClient.getMutationCache().build(queryClient, options).execute(undefined);
};
/** A write whose answer comes when the test says so. */
const hold = (call: WritingCall) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const sending = write([call], () => promise);
  return () => (resolve(), sending);
};
const old = () => reading.filter((name) => queryClient.getQueryState([name, 'ann'])?.isInvalidated);
/** Puts a query on a page: it is fetched at once when it is invalidated. */
const show = (name: ReadingCall, queryFn: () => Promise<string>) =>
  new QueryObserver(queryClient, { queryKey: [name, 'ann'], queryFn }).subscribe(() => {});

describe('the table', () => {
  it('has rows of calls that write alone', () => {
    expect(writing).toEqual(expect.arrayContaining(Object.keys(invalidatedQueries)));
  });

  it('does not compile without one of them', () => {
    const { createPost, ...others } = invalidatedQueries;
    // @ts-expect-error -- the row of `createPost` is missing
    others satisfies Record<Invalidating, unknown>;
    ({ ...others, createPost }) satisfies Record<Invalidating, unknown>;
    expect(others).not.toHaveProperty('createPost');
  });
});

describe('a write', () => {
  it.each(writing)('invalidates what its row names and nothing else: %s', async (call) => {
    await write([call]);
    const rows: Partial<Record<WritingCall, readonly ReadingCall[]>> = invalidatedQueries;
    expect(old()).toEqual(reading.filter((name) => rows[call]?.includes(name)));
  });

  // Product spec §7, “Answer and handling”.
  it.each<[Invalidating, ReadingCall[]]>([
    ['updateUser', ['getUser']],
    ['createPost', ['listFeed']],
    ['createLike', ['listFeed']],
    ['deleteLike', ['listFeed']],
    ['setReaction', ['listFeed']],
    ['deleteReaction', ['listFeed']],
    ['sendMessage', ['listMessages', 'listConversations']],
    ['joinTournament', ['listTournaments', 'getUser']],
    ['redeemReward', ['getUser']],
  ])('invalidates what the product asks for: %s', (call, named) => {
    expect(invalidatedQueries[call]).toEqual(expect.arrayContaining(named));
  });

  it('invalidates what each of its calls does', async () => {
    await write(['createLike', 'rewardVideo']);
    expect(old()).toEqual(['getUser', 'listFeed', 'listVideoRewards']);
  });

  it('invalidates what is shown when it is refused, too', async () => {
    await write(['joinTournament'], () => Promise.reject(new Error('It is full.'))).catch(() => {});
    expect(old()).toEqual(['getUser', 'listTournaments']);
  });
});

describe('what is invalidated', () => {
  it('is fetched at once where it is on show', async () => {
    const fetch = vi.fn(async () => 'news');
    show('listFeed', fetch);
    await write(['createPost']);
    await vi.waitFor(() => expect(queryClient.getQueryData(['listFeed', 'ann'])).toBe('news'));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is fetched once for writes that run together, after the last', async () => {
    const fetch = vi.fn(async () => 'news');
    show('listFeed', fetch);
    const [like, post] = [hold('createLike'), hold('createPost')];
    await like();
    expect(fetch).not.toHaveBeenCalled();
    await post();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('does not wait for a write about something else', async () => {
    hold('sendMessage');
    await write(['createPost']);
    expect(old()).toEqual(['listFeed']);
  });

  it('lets “Show more” come to its end first', async () => {
    const pages = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const list = new InfiniteQueryObserver(queryClient, {
      queryKey: ['listRedemptions', 'ben'],
      queryFn: ({ pageParam }) => pages[pageParam]!.promise,
      initialPageParam: 0,
      getNextPageParam: () => 1,
    });
    list.subscribe(() => {});
    pages[0]!.resolve('first');
    await vi.waitFor(() => expect(list.getCurrentResult().hasNextPage).toBe(true));
    const more = list.fetchNextPage();
    await write(['redeemReward']);
    pages[1]!.resolve('second');
    expect((await more).data?.pages).toEqual(['first', 'second']);
  });

  it('is fetched again behind a first fetch, which may have been read before', async () => {
    const first = Promise.withResolvers<string>();
    const fetch = vi.fn<() => Promise<string>>().mockReturnValueOnce(first.promise).mockResolvedValue('news');
    const list = new QueryObserver(queryClient, { queryKey: ['listFeed', 'ben'], queryFn: fetch });
    onTestFinished(list.subscribe(() => {}));
    await write(['createPost']);
    first.resolve('before');
    await vi.waitFor(() => expect(list.getCurrentResult().data).toBe('news'));
  });

  it('holds nobody up, and a failed fetch leaves what is shown', async () => {
    show('listFeed', () => Promise.reject(new Error('no')));
    await expect(write(['createPost'])).resolves.toBeUndefined();
    await vi.waitFor(() => expect(queryClient.getQueryState(['listFeed', 'ann'])?.status).toBe('error'));
    expect(queryClient.getQueryData(['listFeed', 'ann'])).toBe('what the server said');
  });
});

describe('after a lost connection', () => {
  /** Fails until the test says otherwise. */
  const lost = () => vi.fn<() => Promise<string>>().mockRejectedValue(new Error('no network'));

  it('fetches what is on show and did not come, a first or a later time', async () => {
    const [first, later] = [lost(), lost()];
    const stop = new QueryObserver(queryClient, {
      queryKey: ['listFriends', 'new'],
      queryFn: first,
    }).subscribe(() => {});
    show('listFeed', later);
    await write(['createPost']);
    await vi.waitFor(() => expect(queryClient.getQueryState(['listFeed', 'ann'])?.status).toBe('error'));
    first.mockResolvedValue('friends');
    later.mockResolvedValue('news');
    await refreshFailed(queryClient);
    expect(queryClient.getQueryData(['listFriends', 'new'])).toBe('friends');
    expect(queryClient.getQueryData(['listFeed', 'ann'])).toBe('news');
    stop();
  });

  it('leaves alone what came, and what nobody looks at', async () => {
    const fetch = vi.fn(async () => 'news');
    show('listFeed', fetch);
    await write(['createFriendship']);
    fetch.mockClear();
    await refreshFailed(queryClient);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('moves nothing under who reads because others have made it old', async () => {
    const fetch = vi.fn(async () => 'news');
    show('listFeed', fetch);
    await queryClient.invalidateQueries({ queryKey: ['listFeed'], refetchType: 'none' });
    await refreshFailed(queryClient);
    expect([fetch.mock.calls, old()]).toEqual([[], ['listFeed']]);
  });
});
