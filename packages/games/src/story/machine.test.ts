import { REFERENCE, sayWords } from '@friendbase/ui-kit/words';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { DOUBLE_PRESS_MS } from '../lib/doublePress.ts';
import { memoryGameStore, readPersisted, writePersisted } from '../lib/persistedGame.ts';
import type { Pace } from '../lib/pace.ts';
import { wordsOf } from '../lib/said.ts';
import { take, unreached, untaken, walksOf } from '../../testing/walks.ts';
import { playbackMachine } from './machine.ts';
import { isEarned, partAt, placeKind, startOf, TICK_MS, type Place } from './rules.ts';

const PARTS = ['Out of the door', 'Down to the water', 'A rest', 'Home again'].map((title) => ({
  title,
  words: `Words of ${title}.`,
}));

function open(pace: Pace = 1, place?: Place, rewardFbb = 0) {
  const clock = new SimulatedClock();
  const story = createActor(playbackMachine, {
    clock,
    input: { told: { parts: PARTS, rewardFbb }, pace, place },
  });
  const heard = { short: [] as string[], full: [] as string[] };
  story.on('said', (event) => {
    heard.short.push(sayWords(REFERENCE, wordsOf(event, 'short')));
    heard.full.push(sayWords(REFERENCE, wordsOf(event, 'full')));
  });
  story.start();
  const where = () => {
    const { value, context } = story.getSnapshot();
    return [typeof value === 'string' ? value : Object.keys(value)[0], context.percent];
  };
  /** Tick by tick: a timer armed during one big jump would count from where the jump lands. */
  const watch = (ticks: number, tickMs = TICK_MS) => {
    for (let tick = 0; tick < ticks; tick += 1) clock.increment(tickMs);
  };
  return { story, clock, heard, where, watch };
}

describe('where the parts of a story are', () => {
  it('each part is found at its own start, and not a percent before', () => {
    for (let parts = 1; parts <= 12; parts += 1)
      for (let part = 0; part < parts; part += 1) {
        expect(partAt(startOf(part, parts), parts)).toBe(part);
        expect(partAt(Math.max(0, startOf(part, parts) - 1), parts)).toBe(Math.max(0, part - 1));
      }
    expect(partAt(100, 4)).toBe(3);
  });
});

describe('every way through a story', () => {
  // So many parts that the start, the end of a part and the end of all are near each other.
  const parts = Array.from({ length: 50 }, (_, part) => ({ title: `Part ${part}`, words: '' }));
  const told = { parts, rewardFbb: 3 };
  const input = { told, pace: 1 as const };
  const walks = walksOf({
    machine: playbackMachine,
    input,
    events: [
      ...(['start', 'pause', 'resume', 'restart', 'next', 'page.hidden'] as const).map((type) => ({ type })),
      { type: 'part.chosen', part: 49 },
      { type: 'pace.changed', pace: 1 },
      { type: 'pace.changed', pace: 'wait' },
      { type: 'story.changed', told },
    ],
    stateOf: ({ context: { percent, furthest, pace } }) => [percent, furthest >= 90, pace],
    isFarEnough: ({ context: { percent } }) => percent > 2 && percent < 98,
  });

  it('is taken, and every state reached', () => {
    expect(untaken(playbackMachine, input, walks)).toEqual([
      'story.opening: always to story.complete.settled',
    ]);
    expect(unreached(playbackMachine, walks)).toEqual([]);
    const finished = { ...input, place: { percent: 100, furthest: 100 } };
    expect(take(playbackMachine, finished, { events: [] }).value).toEqual({ complete: 'settled' });
  });

  it('ends where the rules say, and earns only where the mark was reached', () => {
    for (const walk of walks.filter((_, index) => index % 5 === 0)) {
      const snapshot = take(playbackMachine, input, walk);
      const { value, context } = snapshot;
      expect(value).toEqual(walk.leadsTo.value);
      expect(context).toEqual(walk.leadsTo.context);
      expect(context.percent).toBeLessThanOrEqual(context.furthest);
      expect(isEarned(context)).toBe(context.furthest >= 90);
      expect(snapshot.matches('complete')).toBe(context.percent === 100);
    }
  });
});

describe('a story that plays', () => {
  it.each([1, 2, 4, 10] as const)('moves on after 200 ms × %i, not a moment before', (pace) => {
    const { story, clock, where } = open(pace);
    story.send({ type: 'start' });
    clock.increment(200 * pace - 1);
    expect(where()).toEqual(['playing', 0]);
    clock.increment(1);
    expect(where()).toEqual(['playing', 1]);
    clock.increment(1);
    expect(where()).toEqual(['playing', 1]);
  });

  it.each([
    [1, 20],
    [2, 40],
    [4, 80],
    [10, 200],
  ] as const)('at pace %i is complete after %i seconds', (pace, seconds) => {
    const { story, clock, where, watch } = open(pace);
    story.send({ type: 'start' });
    watch(99, TICK_MS * pace);
    clock.increment(TICK_MS * pace - 1);
    expect(where()).toEqual(['playing', 99]);
    clock.increment(1);
    expect(where()).toEqual(['complete', 100]);
    expect(clock.now()).toBe(seconds * 1000);
  });

  it.each([
    [89, 'playing', false],
    [90, 'playing', true],
    [100, 'complete', true],
  ])('at %i percent is %s, and has earned its reward: %s', (percent, state, earned) => {
    const { story, where, watch } = open();
    story.send({ type: 'start' });
    watch(percent);
    expect(where()).toEqual([state, percent]);
    expect(isEarned(story.getSnapshot().context)).toBe(earned);
  });

  it('keeps what was earned when it is watched again', () => {
    const { story, where, watch } = open();
    story.send({ type: 'start' });
    watch(90);
    story.send({ type: 'restart' });
    expect(where()).toEqual(['playing', 0]);
    expect(isEarned(story.getSnapshot().context)).toBe(true);
  });

  it('holds its place while paused', () => {
    const { story, where, watch } = open();
    story.send({ type: 'start' });
    watch(40);
    story.send({ type: 'pause' });
    watch(500);
    expect(where()).toEqual(['paused', 40]);
    story.send({ type: 'resume' });
    watch(1);
    expect(where()).toEqual(['playing', 41]);
  });

  it('pauses in the background, and goes on only by a press', () => {
    const { story, where, watch } = open();
    story.send({ type: 'start' });
    watch(10);
    story.send({ type: 'page.hidden' });
    watch(100);
    expect(where()).toEqual(['paused', 10]);
  });

  it('moves by one percent at most when the clock jumps, as after a sleep', () => {
    const { story, clock, where } = open();
    story.send({ type: 'start' });
    clock.increment(8 * 60 * 60 * 1000);
    expect(where()).toEqual(['playing', 1]);
  });

  it('takes a new pace at once', () => {
    const { story, clock, where } = open();
    story.send({ type: 'start' });
    story.send({ type: 'pace.changed', pace: 2 });
    clock.increment(399);
    expect(where()).toEqual(['playing', 0]);
    clock.increment(1);
    expect(where()).toEqual(['playing', 1]);
  });

  it('is in its second part at 25 percent of four, and a press on a part goes there', () => {
    const { story, where } = open();
    story.send({ type: 'part.chosen', part: 3 });
    expect(where()).toEqual(['playing', 75]);
    story.send({ type: 'pause' });
    story.send({ type: 'part.chosen', part: 1 });
    expect(where()).toEqual(['paused', 25]);
  });

  it('cannot be earned by choosing parts alone', () => {
    const { story } = open();
    for (const part of [0, 1, 2, 3, 3, 0]) story.send({ type: 'part.chosen', part });
    expect(isEarned(story.getSnapshot().context)).toBe(false);
  });

  it('ignores a second press of Start', () => {
    const { story, heard, where } = open();
    story.send({ type: 'start' });
    story.send({ type: 'start' });
    expect(where()).toEqual(['playing', 0]);
    expect(heard.short).toEqual(['Out of the door']);
  });
});

describe('a story part by part', () => {
  it('is finished by presses alone, with no time at all, for the same reward', () => {
    const { story, clock, where } = open('wait');
    story.send({ type: 'start' });
    for (const percent of [25, 50, 75]) {
      story.send({ type: 'next' });
      expect(where()).toEqual(['stepping', percent]);
    }
    story.send({ type: 'next' });
    expect(where()).toEqual(['complete', 100]);
    expect(isEarned(story.getSnapshot().context)).toBe(true);
    expect(clock.now()).toBe(0);
  });

  it('arms no timer', () => {
    const armed: number[] = [];
    const clock = { setTimeout: (_: () => void, ms: number) => armed.push(ms), clearTimeout: () => {} };
    const story = createActor(playbackMachine, {
      clock,
      input: { told: { parts: PARTS, rewardFbb: 0 }, pace: 'wait' },
    }).start();
    story.send({ type: 'start' });
    for (let press = 0; press < 4; press += 1) story.send({ type: 'next' });
    // The one at the end moves nothing.
    expect(armed).toEqual([DOUBLE_PRESS_MS]);
  });

  it('stops moving when the member asks for it, and does not start to move when they take it back', () => {
    const { story, where, watch } = open();
    story.send({ type: 'start' });
    watch(30);
    story.send({ type: 'pace.changed', pace: 'wait' });
    watch(100);
    expect(where()).toEqual(['stepping', 30]);
    story.send({ type: 'pace.changed', pace: 1 });
    watch(100);
    expect(where()).toEqual(['paused', 30]);
  });
});

describe('the button that closes a finished story', () => {
  const canClose = ({ story }: ReturnType<typeof open>) =>
    story.getSnapshot().matches({ complete: 'settled' });

  it('takes no second press on the last Next part, and the next one at once', () => {
    const opened = open('wait');
    opened.story.send({ type: 'start' });
    for (let press = 0; press < 4; press += 1) opened.story.send({ type: 'next' });
    opened.clock.increment(DOUBLE_PRESS_MS - 1);
    expect([opened.story.getSnapshot().matches('complete'), canClose(opened)]).toEqual([true, false]);
    opened.clock.increment(1);
    expect(canClose(opened)).toBe(true);
  });

  it('takes no press that was meant for Pause', () => {
    const opened = open(1, { percent: 99, furthest: 99 });
    opened.story.send({ type: 'start' });
    opened.watch(1);
    expect(canClose(opened)).toBe(false);
    opened.clock.increment(DOUBLE_PRESS_MS);
    expect(canClose(opened)).toBe(true);
  });

  it('is pressed at once where the story was finished before', () => {
    expect(canClose(open(1, { percent: 100, furthest: 100 }))).toBe(true);
  });
});

describe('what is heard of a story', () => {
  it('is the title of each part once and the end, and no percent', () => {
    const { story, heard, watch } = open();
    expect(heard.short).toEqual([]);
    story.send({ type: 'start' });
    watch(100);
    expect(heard.short).toEqual([...PARTS.map(({ title }) => title), 'The story is finished.']);
    expect(heard.full[1]).toBe('Part 2 of 4. Down to the water. Words of Down to the water.');
  });

  it('is the same part by part', () => {
    const { story, heard } = open('wait');
    story.send({ type: 'start' });
    for (let press = 0; press < 4; press += 1) story.send({ type: 'next' });
    expect(heard.short).toEqual([...PARTS.map(({ title }) => title), 'The story is finished.']);
  });

  it('is at the end also how to get what was earned, however little is said', () => {
    const { story, heard } = open('wait', undefined, 3);
    story.send({ type: 'start' });
    for (let press = 0; press < 4; press += 1) story.send({ type: 'next' });
    const end = 'The story is finished. Close the video to get 3 FBB.';
    expect([heard.short.at(-1), heard.full.at(-1)]).toEqual([end, end]);
  });

  it('is enough to play by: press Next part until the end is heard', () => {
    const { story, heard } = open('wait');
    story.send({ type: 'start' });
    while (heard.short.at(-1) !== 'The story is finished.') story.send({ type: 'next' });
    expect(story.getSnapshot().matches('complete')).toBe(true);
  });

  it('follows a change of words', () => {
    const { story, heard } = open('wait');
    story.send({ type: 'start' });
    const easy = PARTS.map(({ words }) => ({ title: 'Easy', words }));
    story.send({ type: 'story.changed', told: { parts: easy, rewardFbb: 0 } });
    story.send({ type: 'next' });
    expect(heard.short).toEqual(['Out of the door', 'Easy']);
  });
});

describe('the place a story was left at', () => {
  it.each([
    ['nothing', null],
    ['an older version', { version: 0, data: { percent: 40, furthest: 40 } }],
    ['a number alone', { version: 1, data: 40 }],
    ['a place behind itself', { version: 1, data: { percent: 40, furthest: 30 } }],
    ['a place past the end', { version: 1, data: { percent: 40, furthest: 101 } }],
    ['half a percent', { version: 1, data: { percent: 0.5, furthest: 1 } }],
  ])('is not used where the device holds %s', (_, found) => {
    expect(readPersisted({ ...memoryGameStore(), read: () => found }, placeKind('lake'))).toBeUndefined();
  });

  it.each([0, 1, 37, 89, 90, 99, 100])('is gone on from when it was %i percent', (percent) => {
    const stored = memoryGameStore();
    writePersisted(stored, placeKind('lake'), { percent, furthest: percent });
    const { story, where, heard } = open(1, readPersisted(stored, placeKind('lake')));
    expect(where()).toEqual([percent === 100 ? 'complete' : 'intro', percent]);
    expect(heard.short).toEqual([]);
    story.send({ type: 'start' });
    expect(where()).toEqual([percent === 100 ? 'complete' : 'playing', percent]);
  });

  it('can be given up for the beginning', () => {
    const { story, where } = open(1, { percent: 60, furthest: 60 });
    story.send({ type: 'restart' });
    expect(where()).toEqual(['playing', 0]);
  });
});
