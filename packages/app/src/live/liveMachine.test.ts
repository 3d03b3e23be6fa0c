import { ApiError, type LiveEvent } from '@friendbase/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { liveMachine, type LiveMachineEvent, type LiveWord } from './liveMachine.ts';

const signedOut = new ApiError({ status: 401, message: 'Please log in first.' });
const event = (id: string): LiveEvent => ({ name: 'request', data: {}, id });
const begun: LiveEvent = { name: 'begun', data: {}, id: '7' };

type Send = (event: LiveMachineEvent) => void;

let clock: SimulatedClock;
const told = vi.fn<(word: LiveWord) => void>();
const heard = vi.fn<(event: LiveEvent) => void>();
const refused = vi.fn();
/** The places from which a stream was asked for. */
let asked: (string | undefined)[];
let isOnline: boolean;
let stop: () => void;
/** What the browser, another tab or the server does. */
let does: Send;
let state: () => ReturnType<ReturnType<typeof createActor<typeof liveMachine>>['getSnapshot']>;

beforeEach(() => {
  clock = new SimulatedClock();
  asked = [];
  isOnline = true;
  const actor = createActor(
    liveMachine.provide({
      actors: {
        turn: fromCallback<LiveMachineEvent>(() => undefined),
        words: fromCallback<LiveMachineEvent>(() => undefined),
        wakes: fromCallback<LiveMachineEvent>(() => undefined),
        stream: fromCallback<LiveMachineEvent, { after: string | undefined }>(
          ({ input }) => void asked.push(input.after),
        ),
      },
      actions: { tell: (_, { word }) => told(word) },
      guards: { isOnline: () => isOnline },
    }),
    { clock, input: { memberId: 'ann' } },
  );
  actor.on('heard', (one) => heard(one.event));
  actor.on('refused', refused);
  actor.start();
  does = (one) => actor.send(one);
  state = () => actor.getSnapshot();
  stop = () => actor.stop();
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
});

const hear = (one: LiveEvent) => does({ type: 'stream.heard', event: one });
const word = (one: LiveWord) => does({ type: 'word', word: one });

it('asks for no stream before its turn, and asks the other tabs whether one has it', () => {
  expect(asked).toEqual([]);
  expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'asked' });
  expect(state().hasTag('open')).toBe(false);
});

it('passes on what it hears, here and to the other tabs', () => {
  does({ type: 'turn.came' });
  hear(begun);
  hear(event('8'));
  expect(state().hasTag('open')).toBe(true);
  expect(heard.mock.calls.flat()).toEqual([begun, event('8')]);
  expect(told.mock.calls.flat().slice(1)).toEqual([
    { type: 'heard', memberId: 'ann', event: begun },
    { type: 'heard', memberId: 'ann', event: event('8') },
  ]);
});

it('goes on behind the last event after a break, with longer waits while that fails', () => {
  does({ type: 'turn.came' });
  hear(begun);
  hear(event('8'));
  does({ type: 'stream.ended', error: new Error('broken') });
  expect(told).toHaveBeenLastCalledWith({ type: 'closed' });
  for (const longest of [1250, 2500, 5000, 10_000, 20_000, 37_500, 37_500]) {
    const before = asked.length;
    clock.increment(longest / 2 - 1);
    expect(asked).toHaveLength(before);
    clock.increment(longest / 2 + 1);
    expect(asked).toHaveLength(before + 1);
    does({ type: 'stream.ended', error: new Error('broken') });
  }
  expect(new Set(asked.slice(1))).toEqual(new Set(['8']));
});

it('tries at once when the network is back', () => {
  does({ type: 'turn.came' });
  hear(begun);
  does({ type: 'stream.ended', error: undefined });
  does({ type: 'woke' });
  expect(asked).toEqual([undefined, '7']);
});

it('tries nothing without a network, until that is back', () => {
  does({ type: 'turn.came' });
  isOnline = false;
  does({ type: 'stream.ended', error: undefined });
  clock.increment(600_000);
  expect(asked).toHaveLength(1);
  does({ type: 'woke' });
  expect(asked).toHaveLength(2);
});

it('says that the session is over where the stream is refused for it', () => {
  does({ type: 'turn.came' });
  does({ type: 'stream.ended', error: new Error('broken') });
  expect(refused).not.toHaveBeenCalled();
  does({ type: 'woke' });
  does({ type: 'stream.ended', error: signedOut });
  expect(refused).toHaveBeenCalledTimes(1);
});

it('is closed where no word comes: a proxy may hold the stream back', () => {
  does({ type: 'turn.came' });
  expect(state().hasTag('closed')).toBe(false);
  clock.increment(5000);
  expect(state().hasTag('closed')).toBe(true);
  hear(begun);
  expect(state().hasTag('open')).toBe(true);
});

it('is closed in a tab that never has its turn, and open as soon as another tab has the stream', () => {
  clock.increment(5000);
  expect(state().hasTag('closed')).toBe(true);
  word({ type: 'heard', memberId: 'ann', event: begun });
  expect(state().hasTag('open')).toBe(true);
  expect(heard).toHaveBeenCalledExactlyOnceWith(begun);
});

it('hears of its own member alone, and takes over where the other tab was', () => {
  word({ type: 'heard', memberId: 'ben', event: event('80') });
  expect(state().hasTag('open')).toBe(false);
  word({ type: 'heard', memberId: 'ann', event: begun });
  word({ type: 'heard', memberId: 'ben', event: event('90') });
  word({ type: 'heard', memberId: 'ann', event: event('9') });
  word({ type: 'closed' });
  expect(state().hasTag('closed')).toBe(true);
  does({ type: 'turn.came' });
  expect(asked).toEqual(['9']);
  expect(heard.mock.calls.flat()).toEqual([begun, event('9')]);
});

it('answers a tab that is new where its stream stands', () => {
  does({ type: 'turn.came' });
  word({ type: 'asked' });
  expect(told).toHaveBeenCalledTimes(1);
  hear(begun);
  hear(event('8'));
  told.mockClear();
  word({ type: 'asked' });
  const now = { name: 'begun', data: {}, id: '8' };
  expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'heard', memberId: 'ann', event: now });
});
