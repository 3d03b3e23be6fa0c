import type { Shape } from './shapes.tsx';

/** Heads in a portrait of 80 × 80, from forehead to chin. The middle is at 40. */
export const HEADS = {
  oval: 'M24 34c0-11.5 6-18.5 16-18.5S56 22.5 56 34c0 12.5-6.5 22.5-16 22.5S24 46.5 24 34Z',
  round: 'M22.5 36c0-12 6.5-19.5 17.5-19.5S57.5 24 57.5 36c0 12.5-7 20-17.5 20s-17.5-7.5-17.5-20Z',
  square: 'M24 32c0-10.5 5.5-16.5 16-16.5S56 21.5 56 32v9c0 9-6.5 16-16 16s-16-7-16-16Z',
  heart: 'M23.5 32.5c0-10.5 6-17 16.5-17s16.5 6.5 16.5 17c0 11-7.5 24.5-16.5 24.5S23.5 43.5 23.5 32.5Z',
  long: 'M25 32c0-10 5.5-16.5 15-16.5S55 22 55 32v8c0 9.5-6 18-15 18s-15-8.5-15-18Z',
} as const;

export const EYES = {
  open: [['eyes', 'M33.5 38.5h.01M46.5 38.5h.01']],
  /** Laughing, the outer corners higher than the inner ones. */
  slanted: [['face', 'M29 38.6c1-3.6 5.8-3.6 7.4 1.4M51 38.6c-1-3.6-5.8-3.6-7.4 1.4']],
  happy: [['face', 'M30 39.8c1.6-3.4 5.4-3.4 7 0M43 39.8c1.6-3.4 5.4-3.4 7 0']],
  lashes: [
    ['eyes', 'M33.5 38.8h.01M46.5 38.8h.01'],
    ['brow', 'M31 38.2l-2-.2M49 38.2l2-.2'],
  ],
} as const satisfies Record<string, readonly Shape[]>;

export const BROWS = {
  calm: 'M29.8 32.3c2-1.7 4.7-1.9 6.7-.8M43.5 31.5c2-1.1 4.7-.9 6.7.8',
  lifted: 'M29.5 31.5c2-1.8 4.8-1.8 6.8-.2M43.7 31.3c2-1.6 4.8-1.6 6.8.2',
  straight: 'M30 31.8h6.5M43.5 31.8h6.5',
} as const;

export const NOSES = {
  soft: 'M40.3 40c-.5 1.7-1.9 2.9-1.7 3.9.2.9 1.7 1 2.9.6',
  small: 'M38.6 44c.8.9 2 .9 2.8 0',
  broad: 'M37.2 43.6c.6 1.7 5 1.7 5.6 0',
  long: 'M40.5 38c-.4 2.4-2.4 4.7-2.1 6.2.2 1 2 1.2 3.4.6',
} as const;

export const MOUTHS = {
  smile: [['face', 'M34 48.6c2.8 4.2 9.2 4.2 12 0']],
  grin: [['teeth', 'M33.3 48c4.3 1.3 9.1 1.3 13.4 0-.3 4-3 6.2-6.7 6.2s-6.4-2.2-6.7-6.2Z']],
  gentle: [['face', 'M35.5 49.3c2.4 2.2 6.6 2.2 9 0']],
  aside: [['face', 'M35 49.8c3.3 2.1 7.6 1.3 10-1.9']],
} as const satisfies Record<string, readonly Shape[]>;

/** Clothes down from the shoulders, by their neckline. */
export const CLOTHES = {
  round: 'M6 90c0-18 8-24.5 23.5-27.5 2.5 6 18.5 6 21 0C66 65.5 74 72 74 90Z',
  deep: 'M6 90c0-18 8-24.5 22.5-27.5L40 76l11.5-13.5C66 65.5 74 72 74 90Z',
} as const;
