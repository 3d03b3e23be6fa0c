import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { rainMachine } from './rainMachine.ts';

const MINUTE = 60_000;

/** Rain on a clock that the test turns. */
function startRain() {
  const clock = new SimulatedClock();
  const reading = { isHushed: false };
  const input = { now: () => clock.now(), isHushed: () => reading.isHushed };
  const actor = createActor(rainMachine, { clock, input });
  return { actor: actor.start(), clock, reading, left: () => actor.getSnapshot().context.leftMs };
}

it('plays for half an hour, then ends, and can be played again', () => {
  const { actor, clock, left } = startRain();
  actor.send({ type: 'play.pressed' });
  for (let minute = 0; minute < 29; minute += 1) clock.increment(MINUTE);
  expect(actor.getSnapshot().matches('playing')).toBe(true);
  expect(left()).toBe(MINUTE);
  for (let second = 0; second < 61; second += 1) clock.increment(1000);
  expect(actor.getSnapshot().matches('ended')).toBe(true);
  expect(left()).toBe(30 * MINUTE);
});

it('keeps what is left while it is paused', () => {
  const { actor, clock, left } = startRain();
  actor.send({ type: 'minutes.chosen', minutes: 5 });
  actor.send({ type: 'play.pressed' });
  clock.increment(MINUTE);
  actor.send({ type: 'pause.pressed' });
  clock.increment(10 * MINUTE);
  expect(left()).toBe(4 * MINUTE);
  actor.send({ type: 'play.pressed' });
  clock.increment(MINUTE);
  expect(left()).toBe(3 * MINUTE);
});

it('is over in time also where its looks come late, as in a page in the background', () => {
  const { actor, clock } = startRain();
  actor.send({ type: 'minutes.chosen', minutes: 5 });
  actor.send({ type: 'play.pressed' });
  clock.increment(7 * MINUTE);
  clock.increment(1000);
  expect(actor.getSnapshot().matches('ended')).toBe(true);
});

it('goes on for as long as was chosen while it plays', () => {
  const { actor, clock, left } = startRain();
  actor.send({ type: 'play.pressed' });
  clock.increment(MINUTE);
  actor.send({ type: 'minutes.chosen', minutes: 15 });
  clock.increment(1000);
  expect(actor.getSnapshot().matches('playing')).toBe(true);
  expect(left()).toBe(15 * MINUTE - 1000);
});

it('is silent while something is read aloud, and heard again after it', () => {
  const { actor, clock, reading } = startRain();
  actor.send({ type: 'play.pressed' });
  expect(actor.getSnapshot().context.isSilent).toBe(false);
  reading.isHushed = true;
  clock.increment(1000);
  expect(actor.getSnapshot().context.isSilent).toBe(true);
  reading.isHushed = false;
  clock.increment(1000);
  expect(actor.getSnapshot().context.isSilent).toBe(false);
});
