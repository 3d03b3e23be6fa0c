import { expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { COUNTDOWN_MS } from './countdown.ts';
import { EVENTS } from '../../lib/events/eventContent.ts';
import { eventDates } from '../../lib/events/eventDates.ts';
import { watchCountdowns } from './watchCountdowns.ts';

const [FIRST] = EVENTS as [(typeof EVENTS)[number]];

it('notices once a minute that an event has started on a page that was left open, until it is left', () => {
  const openedAt = new Date('2026-11-22T12:00:00Z');
  const { start } = eventDates(FIRST, openedAt);
  const clock = new SimulatedClock();
  let now = new Date(start.getTime() - 1);
  const countdowns = watchCountdowns({ openedAt, clock, now: () => now });
  const hasStarted = () => countdowns.of(FIRST.id)?.hasStarted;
  expect(hasStarted()).toBe(false);
  now = start;
  clock.increment(COUNTDOWN_MS - 1);
  expect(hasStarted()).toBe(false);
  clock.increment(1);
  expect(hasStarted()).toBe(true);
  countdowns.stop();
  now = openedAt;
  clock.increment(2 * COUNTDOWN_MS);
  expect(hasStarted()).toBe(true);
});
