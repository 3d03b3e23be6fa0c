import { expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { COUNTDOWN_MS } from './countdown.ts';
import { watchCountdowns } from './watchCountdowns.ts';

const start = new Date('2026-11-27T23:00:00.000Z');
const FIRST = { id: '1', startsAt: start.toISOString() };

it('notices once a minute that an event has started on a page that was left open, until it is left', () => {
  const clock = new SimulatedClock();
  let now = new Date(start.getTime() - 1);
  const countdowns = watchCountdowns({ events: () => [FIRST], clock, now: () => now });
  const hasStarted = () => countdowns.of(FIRST.id)?.hasStarted;
  expect(hasStarted()).toBe(false);
  now = start;
  clock.increment(COUNTDOWN_MS - 1);
  expect(hasStarted()).toBe(false);
  clock.increment(1);
  expect(hasStarted()).toBe(true);
  countdowns.stop();
  now = new Date(0);
  clock.increment(2 * COUNTDOWN_MS);
  expect(hasStarted()).toBe(true);
});
