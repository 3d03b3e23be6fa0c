import type { Shape } from './shapes.tsx';

export const SUN: readonly Shape[] = [['sun', 'M-17 0a17 17 0 1 0 34 0 17 17 0 0 0-34 0Z']];

export const CLOUD: readonly Shape[] = [
  ['paper', 'M-20 10c-9 0-12-12-3-15 0-10 14-13 19-5 8-5 18 0 17 9 9 0 10 11 1 11Z'],
];

export const HEART: readonly Shape[] = [
  ['coral', 'M0 13C-10 6-15 0-15-6c0-8 11-10 15-2 4-8 15-6 15 2 0 6-5 12-15 19Z'],
];

export const STAR: readonly Shape[] = [
  ['sun', 'M0-13l3.8 8 8.7 1.2-6.4 6L7.7 11 0 6.7-7.7 11l1.6-8.8-6.4-6L-3.8-5Z'],
];

/** A mug with steam; stands on its 0, 0. */
export const MUG: readonly Shape[] = [
  ['', 'M10-18h4c7 0 7 12 0 12h-4'],
  ['sea', 'M-11-22h22v17c0 3-2 5-5 5H-6c-3 0-5-2-5-5Z'],
  ['', 'M-4-28c-3-4 3-5 0-9M4-28c-3-4 3-5 0-9'],
];

/** Two notes of a tune. */
export const NOTES: readonly Shape[] = [
  ['', 'M-7 10v-22l16-5v22'],
  ['ink', 'M-15 10a4 3.4 0 1 0 8 0 4 3.4 0 0 0-8 0ZM1 5a4 3.4 0 1 0 8 0 4 3.4 0 0 0-8 0Z'],
];

/** A speech bubble; its tail points to its 0, 0. */
export const BUBBLE: readonly Shape[] = [
  ['paper', 'M-4-14h-18c-8 0-14-6-14-14v-12c0-8 6-14 14-14h48c8 0 14 6 14 14v12c0 8-6 14-14 14H10L0 0Z'],
];

/** A folded letter that flies. */
export const PLANE: readonly Shape[] = [
  ['paper', 'M-26 2 28-20 6 24-4 8Z'],
  ['wash-sky', 'M-4 8 28-20-2 20Z'],
];

export const TICK: readonly Shape[] = [
  ['leaf', 'M-15 0a15 15 0 1 0 30 0 15 15 0 0 0-30 0Z'],
  ['', 'M-7 1l5 5 9-11'],
];

/** An apple with its leaf; stands on its 0, 0. */
export const APPLE: readonly Shape[] = [
  ['coral', 'M0-26c-6-6-18-3-18 10C-18-6-10 0-5 0c2 0 3-1 5-1s3 1 5 1c5 0 13-6 13-16 0-13-12-16-18-10Z'],
  ['leaf', 'M1-28c0-8 6-12 13-11 0 8-6 12-13 11Z'],
  ['', 'M0-26c0-4-1-7-3-10'],
];
