import type { Shape } from './shapes.tsx';

/** A pot with three leaves; stands on its 0, 0. */
export const POT_PLANT: readonly Shape[] = [
  ['leaf', 'M0-18c-14 0-21-8-20-21 13 0 20 8 20 21ZM0-18c14 0 21-8 20-21-13 0-20 8-20 21Z'],
  ['leaf', 'M0-22c-9-9-9-20 0-29 9 9 9 20 0 29Z'],
  ['', 'M0-18v-22'],
  ['coral', 'M-15-20h30l-4 20h-22Z'],
];

/** Stem with leaves, one on each side; grows from its 0, 0. */
export const SPRIG: readonly Shape[] = [
  ['', 'M0 0c0-10 1-18 4-26'],
  ['leaf', 'M0-8c-9 1-14-4-15-12 9-1 14 4 15 12ZM2-15c8 0 13-4 14-12-9-1-14 4-14 12Z'],
];

/** Five petals on a stem with a leaf; grows from its 0, 0. */
export const FLOWER: readonly Shape[] = [
  ['', 'M0 0v-24'],
  ['leaf', 'M0-6c7 0 11-3 12-10-8-1-12 3-12 10Z'],
  ['rose', 'M0-38c4-5 10-1 8 4 6-1 8 6 3 8 4 4 0 10-5 7-1 6-9 6-10 0-5 3-10-2-6-7-6-2-4-9 2-8-2-6 5-9 8-4Z'],
  ['sun', 'M-4-28a4 4 0 1 0 8 0 4 4 0 0 0-8 0Z'],
];

/** A round bush; grows from its 0, 0. */
export const BUSH: readonly Shape[] = [
  ['leaf', 'M-28 0c-8-4-9-15-1-19-2-10 8-17 16-13 5-8 19-8 23 1 9-3 18 4 16 13 8 4 7 15-1 18Z'],
  ['', 'M-14-12c2-3 5-4 8-3M6-18c3-2 6-2 8 0'],
];
