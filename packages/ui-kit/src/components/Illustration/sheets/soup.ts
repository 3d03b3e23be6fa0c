import { round } from '../parts/lines.ts';
import type { Shape } from '../parts/shapes.tsx';

const POT: readonly Shape[] = [
  ['', 'M8 26H2M40 26h6'],
  ['sea', 'M8 22h32v18c0 3-2 5-5 5H13c-3 0-5-2-5-5Z'],
];

/** What is done for a soup of lentils, in a box of 48 × 48. */
export const SOUP = {
  wash: [
    ['sky', 'M10 6h14v8h-5v6h-5v-6h-4Z'],
    ['', 'M16 22v5M12 24v4M20 24v4'],
    ['coral', 'M6 34 34 24c6-2 10 4 5 8L12 40c-4 1-8-4-6-6Z'],
    ['leaf', 'M40 24c-2-6 2-9 6-8-1 4-2 7-6 8Z'],
    ['', 'M4 45h40'],
  ],
  cut: [
    ['clay', 'M3 36h42v8H3Z'],
    ['coral', round(12, 30, 6) + round(24, 30, 6)],
    ['', round(12, 30, 2) + round(24, 30, 2)],
    ['paper', 'M30 34V8c8 4 10 16 8 26Z'],
    ['ink', 'M30 8V2h5v8Z'],
  ],
  fry: [
    ...POT,
    ['clay', 'M30 2l6 2-10 18h-6Z'],
    ['paper', round(16, 18, 3) + round(30, 19, 3)],
    ['', 'M16 46v2M24 46v2M32 46v2'],
  ],
  fill: [
    ...POT,
    ['paper', 'M22 4l16-2 4 10-18 4Z'],
    ['', 'M26 6l12-1'],
    ['coral', round(22, 19, 1.5) + round(18, 16, 1.5) + round(26, 18, 1.5)],
  ],
  cook: [
    ...POT,
    ['sea', 'M6 22c0-6 8-8 18-8s18 2 18 8Z'],
    ['clay', round(24, 11, 3)],
    ['paper', round(24, 33, 8)],
    ['', 'M24 28v5l3 3'],
  ],
  eat: [
    ['sun', 'M4 24h40c0 12-6 18-14 20H18C10 42 4 36 4 24Z'],
    ['coral', 'M4 24c0-5 9-8 20-8s20 3 20 8-9 6-20 6-20-1-20-6Z'],
    ['leaf', 'M16 22c2-4 6-4 8 0-2 3-6 3-8 0ZM28 24c2-3 5-3 6 0-2 2-4 2-6 0Z'],
    ['', 'M18 12c-3-4 3-5 0-9M28 12c-3-4 3-5 0-9'],
  ],
} as const satisfies Record<string, readonly Shape[]>;
