import { numbersIn } from './clause.ts';

/** The criteria of WCAG 2.2 by level. */
export const LEVELS = {
  A: numbersIn(`1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4
    2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`),
  AA: numbersIn(`1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2
    3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`),
  AAA: numbersIn(`1.2.6 1.2.7 1.2.8 1.2.9 1.3.6 1.4.6 1.4.7 1.4.8 1.4.9 2.1.3 2.2.3 2.2.4 2.2.5 2.2.6 2.3.2 2.3.3 2.4.8 2.4.9
    2.4.10 2.4.12 2.4.13 2.5.5 2.5.6 3.1.3 3.1.4 3.1.5 3.1.6 3.2.5 3.3.5 3.3.6 3.3.9`),
};

/** Of levels A and AA, what came with WCAG 2.1 and with WCAG 2.2. */
const SINCE_2_1 = numbersIn('1.3.4 1.3.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.4 2.5.1 2.5.2 2.5.3 2.5.4 4.1.3');
export const SINCE_2_2 = numbersIn('2.4.11 2.5.7 2.5.8 3.2.6 3.3.7 3.3.8');

/** Levels A and AA as EN 301 549 V3.2.1 takes them over, with a 9 before their numbers. 4.1.1 Parsing is gone from WCAG 2.2. */
export const WCAG_2_1 = [...LEVELS.A, ...LEVELS.AA].filter((number) => !SINCE_2_2.includes(number));

/** Levels A and AA as Section 508 takes them over, without 4.1.1 too. */
export const WCAG_2_0 = WCAG_2_1.filter((number) => !SINCE_2_1.includes(number));

/** Left to the engines: the last whole audit decides. */
export const BY_ENGINES = { '1.4.3': 'Contrast (Minimum)', '3.1.1': 'Language of Page' };
