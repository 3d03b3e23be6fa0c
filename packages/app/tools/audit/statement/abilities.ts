import { numbersIn } from './clause.ts';

/**
 * What EN 301 549 and Section 508 ask of use without an ability, each by the criteria of WCAG that its verdict follows from. Both
 * standards ask for nearly the same, so the lists stand here once.
 */
export const WITH_LIMITED = {
  vision: numbersIn('1.4.4 1.4.6 1.4.8 1.4.10 1.4.11 1.4.12 2.4.7 2.4.11'),
  hearing: numbersIn('1.2.2 1.4.2 1.4.7'),
  manipulation: numbersIn('2.1.1 2.2.1 2.5.1 2.5.2 2.5.5 2.5.7'),
  reachAndStrength: numbersIn('2.1.1 2.1.3 2.5.1 2.5.7'),
  cognition: numbersIn('2.2.1 2.2.6 3.1.5 3.2.3 3.2.4 3.2.6 3.3.2 3.3.3 3.3.7 3.3.8'),
};

export const WITHOUT = {
  vision: numbersIn('1.1.1 1.3.1 1.3.2 2.1.1 2.1.2 2.4.1 2.4.3 2.4.6 3.3.1 4.1.2 4.1.3'),
  colour: numbersIn('1.3.3 1.4.1'),
  hearing: numbersIn('1.2.1 1.2.2'),
};

export const SEIZURES = numbersIn('2.3.1');

/** Of use without speech, which no criterion is about. */
export const NOTHING_BY_VOICE = 'Nothing is worked by voice.';
