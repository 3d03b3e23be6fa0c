import { REFERENCE, sayWords } from '@friendbase/ui-kit/words';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, type SnapshotFrom } from 'xstate';
import { DOUBLE_PRESS_MS } from '../lib/doublePress.ts';
import type { Pace } from '../lib/pace.ts';
import { wordsOf } from '../lib/said.ts';
import { take, unreached, untaken, walksOf } from '../../testing/walks.ts';
import { breathingMachine, endMessage } from './machine.ts';
import { COUNTS, durationMs, LEAST_ROUNDS, MOST_ROUNDS, type Phase } from './rules.ts';

const PHASES = ['in', 'hold', 'out'] as const;

function open(pace: Pace = 1, rounds?: number) {
  const clock = new SimulatedClock();
  const guide = createActor(breathingMachine, { clock, input: { pace, rounds } });
  const heard: string[] = [];
  guide.on('said', (event) => heard.push(sayWords(REFERENCE, wordsOf(event, 'short'))));
  guide.start();
  const phase = (): Phase | undefined => PHASES.find((name) => guide.getSnapshot().hasTag(name));
  const now = () => [phase(), guide.getSnapshot().context.left];
  const count = (counts: number) => {
    for (let one = 0; one < counts; one += 1) clock.increment(1000 * (pace === 'wait' ? 1 : pace));
  };
  const isDone = () => guide.getSnapshot().matches('done');
  return { guide, clock, heard, phase, now, count, isDone };
}

describe('every way through the guide', () => {
  const input = { pace: 1 as const, rounds: 2 };
  const walks = walksOf({
    machine: breathingMachine,
    input,
    events: [
      ...(['start', 'pause', 'resume', 'stop', 'next', 'page.hidden'] as const).map((type) => ({ type })),
      { type: 'rounds.changed', rounds: 2 },
      { type: 'holding.changed', isSkipped: true },
      { type: 'holding.changed', isSkipped: false },
      { type: 'ownPace.changed', isOwn: true },
      { type: 'ownPace.changed', isOwn: false },
      { type: 'pace.changed', pace: 'wait' },
      { type: 'pace.changed', pace: 1 },
    ],
    limit: 50_000,
  });

  it('is taken, and every state reached', () => {
    expect(untaken(breathingMachine, input, walks)).toEqual([]);
    expect(unreached(breathingMachine, walks)).toEqual([]);
  }, 60_000);

  it('ends where the rules say', () => {
    const isStored = ({ context }: SnapshotFrom<typeof breathingMachine>) =>
      context.finished <= context.round && context.round <= context.rounds && context.left >= 0;
    for (const walk of walks.filter((_, index) => index % 29 === 0)) {
      const snapshot = take(breathingMachine, input, walk);
      expect(snapshot.value).toEqual(walk.leadsTo.value);
      expect(isStored(snapshot)).toBe(true);
    }
  });
});

describe('a round', () => {
  it.each([1, 2, 4, 10] as const)('is in 4, hold 4, out 6 at pace %i, to the millisecond', (pace) => {
    const { guide, clock, now } = open(pace);
    guide.send({ type: 'start' });
    for (const phase of PHASES)
      for (let left = COUNTS[phase]; left > 0; left -= 1) {
        expect(now()).toEqual([phase, left]);
        clock.increment(1000 * pace - 1);
        expect(now()).toEqual([phase, left]);
        clock.increment(1);
      }
    expect(now()).toEqual(['in', 4]);
    expect(guide.getSnapshot().context.round).toBe(2);
  });

  it('goes straight to breathing out where holding is skipped', () => {
    const { guide, count, now } = open();
    guide.send({ type: 'holding.changed', isSkipped: true });
    guide.send({ type: 'start' });
    count(4);
    expect(now()).toEqual(['out', 6]);
  });

  it('lets whoever skips holding breathe out at once', () => {
    const { guide, count, now, heard } = open();
    guide.send({ type: 'start' });
    count(5);
    guide.send({ type: 'holding.changed', isSkipped: true });
    expect(now()).toEqual(['out', 6]);
    expect(heard.at(-1)).toBe('Breathe out, 6.');
  });

  it('starts over after a pause', () => {
    const { guide, count, now } = open();
    guide.send({ type: 'start' });
    count(6);
    guide.send({ type: 'pause' });
    count(100);
    expect(guide.getSnapshot().value).toBe('paused');
    guide.send({ type: 'resume' });
    expect(now()).toEqual(['in', 4]);
    expect(guide.getSnapshot().context.round).toBe(1);
  });

  it('moves by one count at most when the clock jumps, and pauses in the background', () => {
    const { guide, clock, now } = open();
    guide.send({ type: 'start' });
    clock.increment(1_000_000);
    expect(now()).toEqual(['in', 3]);
    guide.send({ type: 'page.hidden' });
    expect(guide.getSnapshot().value).toBe('paused');
  });
});

describe('the guide', () => {
  it.each([
    [LEAST_ROUNDS, false, 70],
    [MOST_ROUNDS, false, 140],
    [LEAST_ROUNDS, true, 50],
  ])('of %i rounds, holding skipped %s, takes %i seconds as it says', (rounds, isSkipped, seconds) => {
    const { guide, clock, count, isDone } = open();
    guide.send({ type: 'rounds.changed', rounds });
    guide.send({ type: 'holding.changed', isSkipped });
    guide.send({ type: 'start' });
    count(seconds - 1);
    expect(isDone()).toBe(false);
    count(1);
    expect(isDone()).toBe(true);
    expect(clock.now()).toBe(durationMs(rounds, isSkipped, 1));
  });

  it('says each phase once, the round with it, no count, and the end', () => {
    const { guide, heard, count } = open();
    guide.send({ type: 'start' });
    count(70);
    const rounds = [1, 2, 3, 4, 5].flatMap((round) => [
      `Round ${round} of 5. Breathe in, 4.`,
      'Hold, 4.',
      'Breathe out, 6.',
    ]);
    expect(heard).toEqual([...rounds, 'Well done. You breathed 5 rounds.']);
  });

  it('says as many phases as were done, wherever it is left', () => {
    for (let counts = 0; counts <= 70; counts += 1) {
      const { guide, heard, count } = open();
      let phases = 0;
      guide.on('said', () => (phases += 1));
      guide.send({ type: 'start' });
      count(counts);
      guide.send({ type: 'stop' });
      expect(heard).toHaveLength(phases);
      expect(heard.at(-1)).toMatch(/^Well done\. You /);
    }
  });

  it('praises leaving early, in the words of what was done', () => {
    const { guide, clock, heard, count } = open();
    guide.send({ type: 'start' });
    guide.send({ type: 'stop' });
    expect(heard.at(-1)).toBe('Well done. You took a moment for yourself.');
    clock.increment(DOUBLE_PRESS_MS);
    guide.send({ type: 'start' });
    count(20);
    guide.send({ type: 'stop' });
    expect(heard.at(-1)).toBe('Well done. You breathed 1 round.');
  });

  it('keeps the rounds that were breathed when others are chosen for the next time', () => {
    const { guide, clock, heard, count, isDone } = open();
    guide.send({ type: 'rounds.changed', rounds: 7 });
    guide.send({ type: 'start' });
    count(7 * 14);
    expect(isDone()).toBe(true);
    guide.send({ type: 'rounds.changed', rounds: 5 });
    const { context } = guide.getSnapshot();
    expect(context).toMatchObject({ round: 7, rounds: 7, finished: 7, chosenRounds: 5 });
    expect(sayWords(REFERENCE, endMessage(context))).toBe('Well done. You breathed 7 rounds.');
    clock.increment(DOUBLE_PRESS_MS);
    guide.send({ type: 'start' });
    expect(heard.at(-1)).toBe('Round 1 of 5. Breathe in, 4.');
  });

  it.each([
    ['Stop', 1, 'stop'],
    ['the last Next', 'wait', 'next'],
  ] as const)('does not start again by a second press on %s, and does by one after it', (_, pace, type) => {
    const { guide, clock, isDone } = open(pace);
    guide.send({ type: 'start' });
    while (!isDone()) guide.send({ type });
    clock.increment(DOUBLE_PRESS_MS - 1);
    guide.send({ type: 'start' });
    expect(isDone()).toBe(true);
    clock.increment(1);
    guide.send({ type: 'start' });
    expect(isDone()).toBe(false);
  });

  it.each([
    ['the pace of the settings', 'wait', []],
    ['My pace', 1, [{ type: 'ownPace.changed', isOwn: true }]],
  ] as const)('is finished by presses alone with %s, with no time at all', (_, pace, before) => {
    const { guide, clock, heard, isDone } = open(pace);
    before.forEach((event) => guide.send(event));
    guide.send({ type: 'start' });
    while (!heard.at(-1)?.startsWith('Well done')) guide.send({ type: 'next' });
    expect(isDone()).toBe(true);
    expect(heard).toHaveLength(5 * 3 + 1);
    expect(clock.now()).toBe(0);
  });

  it('pauses when the member changes between time and presses', () => {
    const { guide, count } = open();
    guide.send({ type: 'start' });
    count(2);
    guide.send({ type: 'ownPace.changed', isOwn: true });
    expect(guide.getSnapshot().value).toBe('paused');
    guide.send({ type: 'resume' });
    expect(guide.getSnapshot().value).toEqual({ running: { in: 'waiting' } });
    guide.send({ type: 'ownPace.changed', isOwn: false });
    expect(guide.getSnapshot().value).toBe('paused');
  });
});
