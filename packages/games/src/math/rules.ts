import { pick, randomInteger, type Random } from '../lib/random.ts';

/** What is done with the two numbers of a problem. Source: product spec §4. */
export const OPERATORS = ['plus', 'minus', 'times'] as const;
export type Operator = (typeof OPERATORS)[number];

export interface Problem {
  left: number;
  operator: Operator;
  right: number;
}

/** The largest numbers of one level; the smallest is 1. */
export interface Ranges {
  /** Of each number of a sum. */
  plus: number;
  /** Of the number that something is taken from, so that no result is below 0. */
  minus: number;
  /** Of each number of a multiplication. */
  times: number;
}

/** The first two levels can be counted on the fingers or as dots. The last holds for all levels from there on. */
export const RANGES: readonly [Ranges, ...Ranges[]] = [
  { plus: 5, minus: 10, times: 3 },
  { plus: 10, minus: 15, times: 5 },
  { plus: 15, minus: 20, times: 6 },
  { plus: 20, minus: 25, times: 8 },
  { plus: 30, minus: 30, times: 10 },
];

/** The largest answer of all problems. */
export const MOST_ANSWER = 100;

/** Points for a right answer, times the level. Source: product spec §4, §9. */
export const POINTS_PER_LEVEL = 5;
/** The level rises where the score before an answer is a multiple of this. Source: product spec §4, §9. */
export const LEVEL_SCORE = 50;
/** How many wrong answers come before a hint. Source: preference P9. */
const TRIES_BEFORE_HINT = 2;
/** The steps of help: 1 is a sentence with dots, 2 the number line too. Source: conflict X30. */
export const MOST_HELP = 2;

export const rangesOf = (level: number): Ranges => RANGES[Math.min(level, RANGES.length) - 1] ?? RANGES[0];

/** Another problem of this level. It differs from the last one in what is done, so it is never the same. */
export function nextProblem(random: Random, level: number, last?: Problem): Problem {
  const operator = pick(
    random,
    OPERATORS.filter((one) => one !== last?.operator),
  );
  const most = rangesOf(level)[operator];
  const left = randomInteger(random, 1, most);
  return { left, operator, right: randomInteger(random, 1, operator === 'minus' ? left : most) };
}

export function answerOf({ left, operator, right }: Problem): number {
  if (operator === 'plus') return left + right;
  return operator === 'minus' ? left - right : left * right;
}

export const pointsFor = (level: number): number => POINTS_PER_LEVEL * level;

/** The level after a right answer, by the score before it. */
export const levelAfter = (level: number, scoreBefore: number, staysOnLevel: boolean): number =>
  !staysOnLevel && scoreBefore > 0 && scoreBefore % LEVEL_SCORE === 0 ? level + 1 : level;

/** How much help there is after so many wrong answers: from 0 to `MOST_HELP`. */
export function helpAfter(tries: number, hints: 'later' | 'always' | 'never'): number {
  if (hints === 'never') return 0;
  const help = hints === 'always' ? tries + 1 : tries - TRIES_BEFORE_HINT + 1;
  return Math.min(Math.max(help, 0), MOST_HELP);
}

/** The numbers a finger touches on the way from the start to the answer, both included. */
export function wayTo({ left, operator, right }: Problem): number[] {
  if (operator === 'times') return Array.from({ length: left + 1 }, (_, at) => at * right);
  const step = operator === 'plus' ? 1 : -1;
  return Array.from({ length: right + 1 }, (_, at) => left + step * at);
}
