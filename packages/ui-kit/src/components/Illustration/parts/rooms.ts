import type { Shape } from './shapes.tsx';

/** Grounds of a picture of 240 × 180, all with their floor at 160. */
export const GROUNDS = {
  hill: 'M20 160C2 106 28 44 92 30c60-13 118 8 126 66 3 24 0 46-8 64Z',
  cloud: 'M24 160c-24-38-12-92 40-114 50-22 116-14 142 30 18 32 14 60 6 84Z',
  arch: 'M30 160V98c0-46 40-74 90-74s90 28 90 74v62Z',
  /** All of a wide picture of 360 × 140. */
  wide: 'M0 0h360v140H0Z',
  /** Of a picture of 120 × 90, down to its edge. */
  small: 'M6 90C-6 54 14 8 58 6c42-2 68 34 58 84Z',
} as const;

/** What everything stands on. */
export const FLOOR: readonly Shape[] = [['', 'M20 160h200']];

/** A table in front of people: hides where they are cut. */
export const TABLE: readonly Shape[] = [['clay', 'M22 150h196c8 0 8 14 0 14H22c-8 0-8-14 0-14Z']];
