import {
  apiError,
  ApiError,
  endpoints,
  NO_FEELINGS,
  type LiveEvent,
  type ReadingCall,
} from '@friendbase/contract';
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isKnown, isOnShow, openRefresh } from './liveRefresh.ts';
import { createQueryClient } from './queryClient.ts';

const reading = (Object.keys(endpoints) as (keyof typeof endpoints)[]).filter(
  (name): name is ReadingCall => endpoints[name].method === 'get',
);

let queryClient: ReturnType<typeof createQueryClient>;
let refresh: ReturnType<typeof openRefresh>;
/** What is asked for, and whether that was answered. */
let asked: [name: string, answered: Promise<unknown>][];
beforeEach(() => {
  asked = [];
  queryClient = createQueryClient({ onAccessRefused: () => {}, onException: () => {} });
  for (const name of reading) queryClient.setQueryData([name, 'ann'], 'what the server said');
  refresh = openRefresh(queryClient, 'ann', (name, work) => {
    const answered = work();
    asked.push([name, answered]);
    answered.catch(() => undefined);
  });
});

const old = () => reading.filter((name) => queryClient.getQueryState([name, 'ann'])?.isInvalidated);
/** Puts a query on a page: it is fetched at once when it is invalidated. */
const show = (name: ReadingCall, queryFn: () => Promise<string>, ...more: string[]) =>
  new QueryObserver(queryClient, { queryKey: [name, 'ann', ...more], queryFn }).subscribe(() => {});

describe('what happens', () => {
  it.each<[LiveEvent, ReadingCall[]]>([
    [
      { name: 'begun', data: {} },
      ['listConversations', 'listMessages', 'getReadState', 'listSharedGames', 'getSharedGame'],
    ],
    [{ name: 'typing', data: { partnerId: 'ben' } }, []],
    [
      {
        name: 'counted',
        data: {
          postId: 'p',
          likesCount: 1,
          commentsCount: 0,
          isLikedByUser: false,
          reactions: NO_FEELINGS,
          ownReaction: null,
        },
      },
      [],
    ],
    [{ name: 'request', data: {} }, ['listFriendRequests', 'suggestFriends']],
    [{ name: 'like', data: { postId: 'p' } }, []],
    [{ name: 'reaction', data: { postId: 'p' } }, []],
    [{ name: 'post', data: { postId: 'p' } }, []],
    [{ name: 'comment', data: { postId: 'p' } }, ['listComments']],
    [{ name: 'reportDecided', data: {} }, ['listFeed', 'listComments', 'listReports']],
    [{ name: 'decision', data: {} }, ['getUser', 'listFeed', 'listComments', 'listDecisions']],
    [{ name: 'letterAnswered', data: {} }, []],
    [{ name: 'codeUsed', data: {} }, ['listRedemptions']],
    [{ name: 'eventSoon', data: {} }, ['listEvents']],
    [{ name: 'eventChanged', data: {} }, ['listEvents']],
    [{ name: 'caseWaiting', data: {} }, ['listCases', 'listLetters', 'getModerationCounts']],
    [{ name: 'sessionEnded', data: {} }, ['listSessions']],
  ])('invalidates what it is about, for the page that is opened next: %j', async (event, about) => {
    refresh.event(event);
    await vi.waitFor(() => expect(old()).toEqual(reading.filter((name) => about.includes(name))));
  });

  it('fetches the open chat of a message, and the list of conversations, and no other chat', async () => {
    const [chat, other, list] = [
      vi.fn(async () => 'chat'),
      vi.fn(async () => 'other'),
      vi.fn(async () => 'list'),
    ];
    queryClient.setQueryData(['listMessages', 'ann', 'ben'], 'before');
    queryClient.setQueryData(['listMessages', 'ann', 'cleo'], 'before');
    show('listMessages', chat, 'ben');
    show('listMessages', other, 'cleo');
    show('listConversations', list);
    refresh.event({ name: 'message', data: { partnerId: 'ben', messageId: 'm' } });
    await vi.waitFor(() => expect(queryClient.getQueryData(['listMessages', 'ann', 'ben'])).toBe('chat'));
    await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(1));
    expect(other).not.toHaveBeenCalled();
  });

  it('is not answered while the open chat stays old, and is where no page shows it', async () => {
    const message = { name: 'message', data: { partnerId: 'ben', messageId: 'm' } } as const;
    queryClient.setQueryData(['listMessages', 'ann', 'ben'], 'before');
    const leave = show(
      'listMessages',
      () => Promise.reject(apiError('busy', { retryAfterSeconds: 1 })),
      'ben',
    );
    refresh.event(message);
    await expect(asked[0]![1]).rejects.toThrow(ApiError);
    leave();
    refresh.event(message);
    await expect(asked[2]![1]).resolves.toBeUndefined();
    expect(asked.map(([name]) => name)).toEqual([asked[2]![0], asked[3]![0], asked[0]![0], asked[1]![0]]);
  });

  it('asks again what a friend has read in the open chat with them, and in no other', async () => {
    const [chat, other] = [vi.fn(async () => 'chat'), vi.fn(async () => 'other')];
    for (const [partnerId, fetch] of [
      ['ben', chat],
      ['cleo', other],
    ] as const) {
      queryClient.setQueryData(['getReadState', 'ann', partnerId], 'before');
      show('getReadState', fetch, partnerId);
    }
    refresh.event({ name: 'read', data: { partnerId: 'ben' } });
    await vi.waitFor(() => expect(queryClient.getQueryData(['getReadState', 'ann', 'ben'])).toBe('chat'));
    expect(other).not.toHaveBeenCalled();
  });

  it('is known where the page has it: a message of its own', () => {
    const event = { name: 'message', data: { partnerId: 'ben', messageId: 'm' } } as const;
    expect(isKnown(queryClient, 'ann', event)).toBe(false);
    queryClient.setQueryData(['listMessages', 'ann', 'ben'], {
      pages: [
        {
          items: [
            { id: 'm', senderId: 'ann' },
            { id: 'o', senderId: 'ben' },
          ],
          next: undefined,
        },
      ],
      pageParams: [undefined],
    });
    expect(isKnown(queryClient, 'ann', event)).toBe(true);
    for (const messageId of ['n', 'o'])
      expect(isKnown(queryClient, 'ann', { ...event, data: { ...event.data, messageId } })).toBe(false);
    expect(isKnown(queryClient, 'ben', event)).toBe(false);
  });

  it('is on show where its chat, or its game, is on the page', () => {
    const event = { name: 'message', data: { partnerId: 'ben', messageId: 'm' } } as const;
    expect(isOnShow(queryClient, 'ann', event)).toBe(false);
    show('listMessages', async () => 'chat', 'ben');
    expect(isOnShow(queryClient, 'ann', event)).toBe(true);
    expect(isOnShow(queryClient, 'ann', { ...event, data: { ...event.data, partnerId: 'cleo' } })).toBe(
      false,
    );
    expect(isOnShow(queryClient, 'ann', { name: 'request', data: {} })).toBe(false);
    const step = (gameId: string): LiveEvent => ({ name: 'game', data: { gameId } });
    new QueryObserver(queryClient, {
      queryKey: ['getSharedGame', 'g'],
      queryFn: async () => 'game',
    }).subscribe(() => {});
    expect(['g', 'h'].map((id) => isOnShow(queryClient, 'ann', step(id)))).toEqual([true, false]);
  });

  it('moves no list that is being read', async () => {
    const fetch = vi.fn(async () => 'new');
    for (const name of ['listFeed', 'listFriends', 'listFriendRequests', 'listCases'] as const)
      show(name, fetch);
    for (const name of ['request', 'caseWaiting', 'missed'] as const) refresh.event({ name, data: {} });
    refresh.event({ name: 'accepted', data: { friendId: 'ben' } });
    refresh.event({ name: 'like', data: { postId: 'p' } });
    await vi.waitFor(() => expect(old()).toContain('listCases'));
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('that something has happened', () => {
  const about: ReadingCall[] = [
    'listConversations',
    'listMessages',
    'getReadState',
    'listSharedGames',
    'getSharedGame',
    'listFeed',
    'listComments',
    'listFriends',
    'listFriendRequests',
    'suggestFriends',
    'listEvents',
    'listReports',
    'listDecisions',
    'listSessions',
    'listCases',
    'listLetters',
    'getModerationCounts',
  ];

  it('invalidates what others can change, for the page that is opened next', async () => {
    refresh.changed();
    await vi.waitFor(() => expect(old()).toEqual(reading.filter((name) => about.includes(name))));
  });

  it('fetches the list of conversations that is on show, and moves nothing else', async () => {
    const [list, others] = [vi.fn(async () => 'list'), vi.fn(async () => 'others')];
    show('listConversations', list);
    for (const name of ['listFriendRequests', 'listMessages', 'listCases'] as const) show(name, others);
    refresh.changed();
    await vi.waitFor(() => expect(queryClient.getQueryData(['listConversations', 'ann'])).toBe('list'));
    expect(others).not.toHaveBeenCalled();
  });
});
