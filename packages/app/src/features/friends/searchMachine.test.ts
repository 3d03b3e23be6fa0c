import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { ASKED_AFTER_MS, searchMachine } from './searchMachine.ts';

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(searchMachine, { clock }).start();
  const type = (text: string) => actor.send({ type: 'text.changed', text });
  return { clock, actor, type, wanted: () => actor.getSnapshot().context.wanted };
}

describe('looking for a person', () => {
  it('asks once the member has stopped typing, and not for the letters before', () => {
    const { clock, actor, type, wanted } = start();
    for (const text of ['a', 'an', ' ann ']) {
      type(text);
      clock.increment(ASKED_AFTER_MS - 1);
      expect([wanted(), actor.getSnapshot().hasTag('typing')]).toEqual(['', true]);
    }
    clock.increment(1);
    expect([wanted(), actor.getSnapshot().hasTag('typing')]).toEqual(['ann', false]);
  });

  it('forgets what was asked for at once where the field is emptied', () => {
    const { clock, type, wanted } = start();
    type('ann');
    clock.increment(ASKED_AFTER_MS);
    type('');
    expect(wanted()).toBe('');
  });
});
