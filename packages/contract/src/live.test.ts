import { describe, expect, it } from 'vitest';
import { liveEvents, livePlaceIn, MOST_LIVE_EVENTS, toldOfDecision, toldOfFriendship } from './live.ts';
import type { LiveSource } from './live.ts';
import type { FriendshipRecord } from './friendships.ts';

const row = (status: FriendshipRecord['status']): FriendshipRecord => ({
  id: 'f',
  userId: 'ann',
  friendId: 'ben',
  status,
  blockedBy: status === 'blocked' ? 'friend' : null,
});
const namesOf = (told: { memberId: string; name: string }[]) =>
  told.map(({ memberId, name }) => `${memberId} ${name}`);

describe('what is told of a friendship', () => {
  it.each([
    ['a request', undefined, row('pending'), ['ben request']],
    ['a request that was taken back', row('pending'), undefined, ['ben request']],
    [
      'one that was accepted',
      row('pending'),
      row('accepted'),
      ['ben request', 'ann accepted', 'ben accepted'],
    ],
    ['a decline: not the one who asked', row('pending'), row('blocked'), ['ben request']],
    ['the end of a friendship', row('accepted'), undefined, []],
    ['a block', row('accepted'), row('blocked'), []],
    ['a block of a stranger', undefined, row('blocked'), []],
    ['asking again', row('pending'), row('pending'), []],
    ['nothing', undefined, undefined, []],
  ])('%s', (_, before, after, told) => {
    expect(namesOf(toldOfFriendship(before, after))).toEqual(told);
  });
});

describe('what is told of a decision', () => {
  const reports = [
    { id: 'report', reporterId: 'ann' },
    { id: 'of who is gone', reporterId: null },
  ];
  it.each([
    ['keep', ['ann reportDecided', 'ed caseWaiting']],
    ['hide', ['ann reportDecided', 'ben decision', 'ed caseWaiting']],
    ['close', ['ann reportDecided', 'ben decision', 'ben sessionEnded', 'ed caseWaiting']],
  ] as const)('%s', (action, told) => {
    const decision = { id: 'decision', ownerId: 'ben', action };
    expect(namesOf(toldOfDecision({ decision, reports, moderatorIds: ['ed'] }))).toEqual(told);
  });
});

/** Of a member to whom `last` things have happened, of which only those behind `forgotten` are known. */
function source(last: number, forgotten = 0) {
  const watchers = new Set<Parameters<LiveSource['watch']>[0]>();
  const stand = { last, reads: 0 };
  const facts = () =>
    Array.from({ length: stand.last }, (_, n) => n + 1).map((place) => ({
      name: 'request' as const,
      data: {},
      place,
    }));
  const known: LiveSource = {
    last: async () => stand.last,
    read: async (place) => {
      stand.reads += 1;
      return {
        facts: facts().filter((fact) => fact.place > Math.max(place, forgotten)),
        last: stand.last,
      };
    },
    watch(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
  const happen = () => {
    stand.last += 1;
    for (const tell of watchers) tell();
  };
  const type = (partnerId: string) => {
    for (const tell of watchers) tell({ name: 'typing', data: { partnerId } });
  };
  return { known, happen, type, watchers, stand };
}

describe('a stream of what happens', () => {
  const nextOf = async (events: AsyncGenerator<{ name: string; id?: string }>) => {
    const { value } = (await events.next()) as { value: { name: string; id?: string } | undefined };
    return value && `${value.name} ${value.id}`;
  };

  it('begins from now on, and tells what comes, as it comes', async () => {
    const { known, happen } = source(4);
    const events = liveEvents(known, undefined, new AbortController().signal);
    expect(await nextOf(events)).toBe('begun 4');
    const next = nextOf(events);
    happen();
    expect(await next).toBe('request 5');
    happen();
    happen();
    expect([await nextOf(events), await nextOf(events)]).toEqual(['request 6', 'request 7']);
  });

  it.each([
    ['behind a place that is known', 4, 0, 2, 'request 3'],
    ['where something is forgotten', 4, 3, 2, 'missed 4'],
    ['behind a place that was never reached', 4, 0, 9, 'missed 4'],
    ['where it is too much', MOST_LIVE_EVENTS + 2, 0, 1, `missed ${MOST_LIVE_EVENTS + 2}`],
    ['where it is just not too much', MOST_LIVE_EVENTS + 1, 0, 1, 'request 2'],
  ])('goes on %s', async (_, last, forgotten, from, first) => {
    const events = liveEvents(source(last, forgotten).known, from, new AbortController().signal);
    expect(await nextOf(events)).toBe(`begun ${from}`);
    expect(await nextOf(events)).toBe(first);
  });

  it('tells in passing who writes, without a place and without looking for more', async () => {
    const { known, happen, type, stand } = source(4);
    const events = liveEvents(known, undefined, new AbortController().signal);
    await events.next();
    const next = nextOf(events);
    await Promise.resolve();
    type('ben');
    expect([await next, stand.reads]).toEqual(['typing undefined', 1]);
    happen();
    expect(await nextOf(events)).toBe('request 5');
  });

  it('tells whoever did not read for a while of each writer once', async () => {
    const { known, type, happen } = source(4);
    const events = liveEvents(known, undefined, new AbortController().signal);
    await events.next();
    for (let n = 0; n < 100; n += 1) type(n % 2 ? 'ben' : 'cleo');
    expect([await nextOf(events), await nextOf(events)]).toEqual(['typing undefined', 'typing undefined']);
    const next = nextOf(events);
    happen();
    expect(await next).toBe('request 5');
  });

  it('lets go of everything when it is over, also while it waits', async () => {
    const { known, watchers } = source(1);
    const over = new AbortController();
    const events = liveEvents(known, 1, over.signal);
    await events.next();
    const last = events.next();
    over.abort();
    expect(await last).toEqual({ done: true, value: undefined });
    expect(watchers.size).toBe(0);
  });
});

it.each([
  ['12', 12],
  ['', undefined],
  ['-1', undefined],
  ['1'.repeat(16), undefined],
  ['x', undefined],
  [undefined, undefined],
])('takes the place %j', (text, place) => {
  expect(livePlaceIn(text)).toBe(place);
});
