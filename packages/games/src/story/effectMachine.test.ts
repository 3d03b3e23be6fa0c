import { REFERENCE, sayWords } from '@friendbase/ui-kit/words';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Pace } from '../lib/pace.ts';
import { wordsOf } from '../lib/said.ts';
import { unreached, untaken, walksOf } from '../../testing/walks.ts';
import { effectMachine, type Effect } from './effectMachine.ts';

function open(effect: Effect, pace: Pace = 1) {
  const clock = new SimulatedClock();
  const actor = createActor(effectMachine, { clock, input: { effect, pace } });
  const heard: string[] = [];
  actor.on('said', (event) => heard.push(sayWords(REFERENCE, wordsOf(event, 'short'))));
  actor.start();
  return { actor, clock, heard, state: () => actor.getSnapshot().value };
}

const EFFECTS = ['breathe', 'gratitude', 'inspire'] as const;

it('takes every way through an effect, and reaches every state', () => {
  const inputs = EFFECTS.map((effect) => ({ effect, pace: 1 as const }));
  const events = [
    { type: 'start' as const },
    { type: 'stop' as const },
    { type: 'page.hidden' as const },
    { type: 'page.shown' as const },
    { type: 'pace.changed' as const, pace: 1 as const },
    { type: 'pace.changed' as const, pace: 'wait' as const },
  ];
  const left = inputs.map((input) => {
    const walks = walksOf({ machine: effectMachine, input, events });
    return { untaken: untaken(effectMachine, input, walks), unreached: unreached(effectMachine, walks) };
  });
  // Breathing has an end that is said, in three places, and waits out of sight; inspiring has words that stay.
  const ended = 'effect.showing: xstate.after.picture.effect.showing to effect.idle';
  const ends = ['effect.showing: stop to effect.idle', ended, 'effect.held: stop to effect.idle'];
  const lingers = 'effect.showing: xstate.after.picture.effect.showing to effect.lingering';
  const words = 'effect.lingering: xstate.after.words.effect.lingering to effect.idle';
  const waits = [
    'effect.showing: page.hidden to effect.unseen',
    'effect.unseen: page.shown to effect.opening',
  ];
  const sorted = left.map((one) => one.untaken.toSorted());
  expect(sorted).toEqual([
    [...ends, lingers, words].toSorted(),
    [...ends, lingers, words, ...waits].toSorted(),
    [...ends, ended, ...waits].toSorted(),
  ]);
  expect(left.map((one) => one.unreached)).toEqual([
    ['effect.lingering'],
    ['effect.unseen', 'effect.lingering'],
    ['effect.unseen'],
  ]);
});

describe.each([1, 2, 4, 10] as const)('an effect at pace %i', (pace) => {
  it.each([
    ['breathe', 60_000, 'idle'],
    ['gratitude', 3000, 'idle'],
    ['inspire', 2000, 'lingering'],
  ] as const)('%s shows its picture for %i ms, and not one more', (effect, ms, after) => {
    const { actor, clock, state } = open(effect, pace);
    actor.send({ type: 'start' });
    clock.increment(ms * pace - 1);
    expect(state()).toBe('showing');
    clock.increment(1);
    expect(state()).toBe(after);
  });

  it('inspire keeps its words for 3 seconds in all', () => {
    const { actor, clock, state } = open('inspire', pace);
    actor.send({ type: 'start' });
    clock.increment(2000 * pace);
    clock.increment(1000 * pace - 1);
    expect(state()).toBe('lingering');
    clock.increment(1);
    expect(state()).toBe('idle');
  });
});

describe('an effect', () => {
  it.each([
    ['gratitude', ['Thank you noted']],
    ['inspire', ['You can do it']],
    ['breathe', ['Breathe in and out, slowly.', 'Well done. You took time to breathe.']],
  ] as const)('%s is heard once', (effect, words) => {
    const { actor, clock, heard } = open(effect);
    actor.send({ type: 'start' });
    for (let second = 0; second < 90; second += 1) clock.increment(1000);
    expect(heard).toEqual(words);
  });

  it('breathe can be stopped at any time, and that is praised', () => {
    const { actor, heard, state } = open('breathe');
    actor.send({ type: 'start' });
    actor.send({ type: 'stop' });
    expect(state()).toBe('idle');
    expect(heard.at(-1)).toBe('Well done. You took time to breathe.');
  });

  it('breathe stands still out of sight, praises nobody there, and is a whole minute in sight', () => {
    const { actor, clock, heard, state } = open('breathe');
    actor.send({ type: 'start' });
    clock.increment(40_000);
    actor.send({ type: 'page.hidden' });
    clock.increment(3_600_000);
    expect([state(), heard]).toEqual(['unseen', ['Breathe in and out, slowly.']]);
    actor.send({ type: 'page.shown' });
    clock.increment(59_999);
    expect(state()).toBe('showing');
    clock.increment(1);
    expect([state(), heard.at(-1)]).toEqual(['idle', 'Well done. You took time to breathe.']);
  });

  it('breathe takes up a pace that was chosen while it was out of sight', () => {
    const { actor, state } = open('breathe');
    actor.send({ type: 'start' });
    actor.send({ type: 'page.hidden' });
    actor.send({ type: 'pace.changed', pace: 'wait' });
    expect(state()).toBe('unseen');
    actor.send({ type: 'page.shown' });
    expect(state()).toBe('held');
  });

  it.each(EFFECTS)('%s stays until a press where no time runs', (effect) => {
    const { actor, clock, state } = open(effect, 'wait');
    actor.send({ type: 'start' });
    clock.increment(1_000_000);
    expect(state()).toBe('held');
    actor.send({ type: 'stop' });
    expect(state()).toBe('idle');
  });
});
