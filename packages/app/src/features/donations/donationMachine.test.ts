import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { donationMachine, IMPACT_AFTER_MS } from './donationMachine.ts';

function start() {
  const said: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    donationMachine.provide({
      actions: {
        thank: ({ context }) => said.push(`thanks for ${context.chosen}`),
        tellImpact: () => said.push('impact'),
      },
    }),
    { clock },
  ).start();
  return { said, clock, actor };
}

describe('Donate', () => {
  it('pressed twice by an unsteady hand thanks once', () => {
    const { said, clock, actor } = start();
    actor.send({ type: 'donate.pressed', tier: 'coffee' });
    actor.send({ type: 'donate.pressed', tier: 'coffee' });
    clock.increment(2 * IMPACT_AFTER_MS);
    expect(said).toEqual(['thanks for coffee', 'impact']);
  });

  it('thanks at once, and tells the impact 2 seconds later', () => {
    const { said, clock, actor } = start();
    actor.send({ type: 'donate.pressed', tier: 'hero' });
    clock.increment(IMPACT_AFTER_MS - 1);
    expect(said).toEqual(['thanks for hero']);
    clock.increment(1);
    expect(said).toEqual(['thanks for hero', 'impact']);
  });

  it('pressed on another one meanwhile thanks for that, and tells the impact once', () => {
    const { said, clock, actor } = start();
    actor.send({ type: 'donate.pressed', tier: 'coffee' });
    clock.increment(IMPACT_AFTER_MS - 1);
    actor.send({ type: 'donate.pressed', tier: 'monthly' });
    clock.increment(IMPACT_AFTER_MS - 1);
    expect(said).toEqual(['thanks for coffee', 'thanks for monthly']);
    clock.increment(1);
    expect(said.at(-1)).toBe('impact');
  });

  it('thanks again later', () => {
    const { said, clock, actor } = start();
    actor.send({ type: 'donate.pressed', tier: 'coffee' });
    clock.increment(IMPACT_AFTER_MS);
    actor.send({ type: 'donate.pressed', tier: 'coffee' });
    expect(said).toEqual(['thanks for coffee', 'impact', 'thanks for coffee']);
  });

  it('says nothing more once the page is left', () => {
    const { said, clock, actor } = start();
    actor.send({ type: 'donate.pressed', tier: 'coffee' });
    actor.stop();
    clock.increment(2 * IMPACT_AFTER_MS);
    expect(said).toEqual(['thanks for coffee']);
  });
});
