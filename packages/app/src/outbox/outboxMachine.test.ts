import { ApiError, NetworkError } from '@friendbase/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, type ActorRefFrom } from 'xstate';
import { outboxMachine, RefusedEntry, type OutboxEvent, type Waiting } from './outboxMachine.ts';

const entry = (place: number): Waiting => ({
  version: 1,
  id: `key ${place}`,
  memberId: 'ann',
  at: 0,
  call: 'sendMessage',
  input: { body: { content: `Message ${place}` } },
  place,
  isStored: true,
});
const refusedWith = (status: number, retryAfterSeconds?: number) =>
  new ApiError({ status, message: 'No.', ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) });
const lost = () => new NetworkError('lost');

let clock: SimulatedClock;
/** The places that were sent, in order, tries in vain included. */
let tried: number[];
/** What each try meets with, in order; after that they succeed. */
let errors: unknown[];
const told = vi.fn<(what: string) => void>();
let outbox: ActorRefFrom<typeof outboxMachine>;
const does = (event: OutboxEvent) => outbox.send(event);
/** Lets the answers come in. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  clock = new SimulatedClock();
  [tried, errors] = [[], []];
  const nothing = fromCallback<OutboxEvent>(() => undefined);
  outbox = createActor(
    outboxMachine.provide({
      actors: {
        turn: nothing,
        wakes: nothing,
        send: fromPromise<unknown, { entry: Waiting | undefined }>(async ({ input }) => {
          tried.push(input.entry?.place ?? 0);
          const error = errors.shift();
          if (error !== undefined) throw error;
          return 'answer';
        }),
      },
    }),
    { clock },
  );
  outbox.on('sent', (one) => told(`sent ${one.entry.place}`));
  outbox.on('refused', (one) => told(`refused ${one.entry.place}, ${one.entry.refused?.status}`));
  outbox.on('signedOut', () => told('signed out'));
  outbox.on('emptied', () => told('emptied'));
  outbox.start();
});
afterEach(() => {
  outbox.stop();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const load = (...places: number[]) => does({ type: 'loaded', entries: places.map(entry) });
const enqueue = (place: number, isLost = true) => does({ type: 'queued', entry: entry(place), isLost });
const toldSoFar = () => told.mock.calls.flat();

describe('the outbox', () => {
  it('sends nothing before its turn', async () => {
    load(1);
    await settle();
    expect(tried).toEqual([]);
  });

  it('sends one after the other, in order, and then says that nothing waits', async () => {
    load(1, 2, 3);
    does({ type: 'turn.came' });
    await settle();
    expect(tried).toEqual([1, 2, 3]);
    expect(toldSoFar()).toEqual(['sent 1', 'sent 2', 'sent 3', 'emptied']);
    expect(outbox.getSnapshot().context.entries).toEqual([]);
  });

  it('keeps the order while there is no network, with longer and longer waits of at most a minute', async () => {
    does({ type: 'turn.came' });
    errors = Array.from({ length: 7 }, lost);
    enqueue(1);
    enqueue(2, false);
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
      const before = tried.length;
      clock.increment(seconds * 1000 - 1);
      await settle();
      expect(tried).toHaveLength(before);
      clock.increment(1);
      await settle();
      expect(tried).toHaveLength(before + 1);
    }
    clock.increment(60_000);
    await settle();
    expect(tried.slice(-2)).toEqual([1, 2]);
    expect(toldSoFar()).toEqual(['sent 1', 'sent 2', 'emptied']);
  });

  it('tries at once when the network is back', async () => {
    does({ type: 'turn.came' });
    enqueue(1);
    does({ type: 'woke' });
    await settle();
    expect(toldSoFar()).toEqual(['sent 1', 'emptied']);
  });

  it('waits for as long as the server says', async () => {
    errors = [refusedWith(429, 90)];
    load(1);
    does({ type: 'turn.came' });
    await settle();
    clock.increment(89_999);
    await settle();
    expect(tried).toEqual([1]);
    clock.increment(1);
    await settle();
    expect(tried).toEqual([1, 1]);
  });

  it('goes on behind what was refused, and keeps that', async () => {
    errors = [refusedWith(404), new RefusedEntry({ code: 'tooOld', message: '' })];
    load(1, 2, 3);
    does({ type: 'turn.came' });
    await settle();
    expect(toldSoFar()).toEqual(['refused 1, 404', 'refused 2, undefined', 'sent 3', 'emptied']);
    const { entries } = outbox.getSnapshot().context;
    expect(entries.map(({ place, refused }) => [place, refused?.status, refused?.code])).toEqual([
      [1, 404, undefined],
      [2, undefined, 'tooOld'],
    ]);
  });

  it('keeps everything while nobody is logged in, and sends it when its member is back', async () => {
    errors = [refusedWith(401)];
    load(1, 2);
    does({ type: 'turn.came' });
    await settle();
    clock.increment(600_000);
    await settle();
    expect(tried).toEqual([1]);
    expect(toldSoFar()).toEqual(['signed out']);
    does({ type: 'woke' });
    await settle();
    expect(tried).toEqual([1, 1, 2]);
  });

  it('does not send what was taken back', async () => {
    does({ type: 'turn.came' });
    enqueue(1);
    enqueue(2);
    does({ type: 'gone', id: 'key 1' });
    does({ type: 'woke' });
    await settle();
    expect(tried).toEqual([2]);
  });

  it('does not show what is sent at once after a page was opened', async () => {
    load(1);
    does({ type: 'turn.came' });
    expect(outbox.getSnapshot().context.isShown).toBe(false);
    await settle();
    expect(outbox.getSnapshot().context).toMatchObject({ isShown: true, entries: [] });
  });
});
