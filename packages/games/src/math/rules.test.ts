import { describe, expect, it } from 'vitest';
import { seeded } from '../lib/random.ts';
import { newGame, solved } from './game.ts';
import { dotsOf } from './dots.ts';
import {
  answerOf,
  helpAfter,
  levelAfter,
  MOST_ANSWER,
  nextProblem,
  OPERATORS,
  pointsFor,
  RANGES,
  rangesOf,
  wayTo,
  type Operator,
} from './rules.ts';

describe('a problem', () => {
  it.each([1, 2, 3, 4, 5, 6])('of level %d stays in its ranges, and its answer is never below 0', (level) => {
    const random = seeded(level);
    const ranges = rangesOf(level);
    const met = new Set<Operator>();
    for (let round = 0; round < 2000; round += 1) {
      const problem = nextProblem(random, level);
      met.add(problem.operator);
      const most = ranges[problem.operator];
      for (const number of [problem.left, problem.right]) {
        expect(number).toBeGreaterThanOrEqual(1);
        expect(number).toBeLessThanOrEqual(most);
      }
      expect(answerOf(problem)).toBeGreaterThanOrEqual(0);
      expect(answerOf(problem)).toBeLessThanOrEqual(MOST_ANSWER);
    }
    expect(met).toEqual(new Set(OPERATORS));
  });

  it('can be counted on ten fingers at level 1', () => {
    const random = seeded(7);
    const problems = Array.from({ length: 2000 }, () => nextProblem(random, 1));
    expect(Math.max(...problems.map(answerOf))).toBe(10);
  });

  it.each([
    ['7 plus 8', { left: 7, operator: 'plus', right: 8 }, 15],
    ['9 minus 4', { left: 9, operator: 'minus', right: 4 }, 5],
    ['7 times 8', { left: 7, operator: 'times', right: 8 }, 56],
  ] as const)('%s has its answer, its way there and its dots', (_, problem, answer) => {
    expect(answerOf(problem)).toBe(answer);
    expect(wayTo(problem).at(-1)).toBe(answer);
    expect(dotsOf(problem).filter(({ kind }) => kind !== 'crossed')).toHaveLength(answer);
  });

  it('is never the one before, whatever the random numbers are', () => {
    for (const random of [() => 0, () => 0.5, () => 0.999, seeded(3)]) {
      let last = nextProblem(random, 1);
      for (let round = 0; round < 50; round += 1) {
        const next = nextProblem(random, 1, last);
        expect(next).not.toEqual(last);
        last = next;
      }
    }
  });
});

describe('the ranges', () => {
  it('grow with the level, and stay as they are after the last', () => {
    for (const [at, ranges] of RANGES.entries()) {
      const next = RANGES[at + 1] ?? ranges;
      for (const operator of OPERATORS) expect(next[operator]).toBeGreaterThanOrEqual(ranges[operator]);
    }
    expect(rangesOf(99)).toBe(RANGES.at(-1));
  });
});

describe('points', () => {
  it.each([
    [1, 5],
    [2, 10],
    [7, 35],
  ])('of level %d are %d an answer', (level, points) => {
    expect(pointsFor(level)).toBe(points);
  });
});

describe('the level', () => {
  it.each([
    ['stays at the start, although 0 is a multiple of 50', 0, 1],
    ['stays before 50', 45, 1],
    ['rises with the answer after 50 points', 50, 2],
    ['stays after 50', 55, 1],
    ['rises with the answer after 100 points', 100, 2],
  ])('%s', (_, scoreBefore, level) => {
    expect(levelAfter(1, scoreBefore, false)).toBe(level);
  });

  it('stays where the member wants it to', () => {
    expect(levelAfter(1, 50, true)).toBe(1);
  });

  it('rises with the eleventh right answer, which still brings the points of the level before', () => {
    const random = seeded(5);
    let game = newGame(random);
    for (let answer = 0; answer < 10; answer += 1) game = solved(game, random, false);
    expect(game).toMatchObject({ score: 50, level: 1 });
    expect(solved(game, random, false)).toMatchObject({ score: 55, level: 2, solved: 11 });
  });

  // From 55 on, each answer brings 10, and no sum of them is a multiple of 50 again: so the specification's rule has it.
  it('is never higher than 2 by the rule as it is written', () => {
    const random = seeded(6);
    let game = newGame(random);
    for (let answer = 0; answer < 1000; answer += 1) game = solved(game, random, false);
    expect(game.level).toBe(2);
  });
});

describe('help', () => {
  it.each([
    ['later', [0, 0, 1, 2, 2]],
    ['always', [1, 2, 2, 2, 2]],
    ['never', [0, 0, 0, 0, 0]],
  ] as const)('comes %s', (hints, helps) => {
    expect(helps.map((_, tries) => helpAfter(tries, hints))).toEqual(helps);
  });
});
