import { rays, round } from '../parts/lines.ts';
import type { Shape } from '../parts/shapes.tsx';

/** What belongs to snow and cold, in a box of 48 × 48. */
export const WINTER = {
  snowflake: [
    ['wash-sky', round(24, 24, 21)],
    ['', rays(24, 24, 6, 0, 16)],
    ['', 'M36 20l-4 4 4 4M12 20l4 4-4 4M27 11l1 5 5-1M21 11l-1 5-5-1M27 37l1-5 5 1M21 37l-1-5-5 1'],
  ],
  snowman: [
    ['paper', round(24, 33, 13)],
    ['paper', round(24, 14, 9)],
    ['ink', 'M16 7h16V5h-4V1h-8v4h-4Z'],
    ['dots', 'M21 12h0M27 12h0M24 29h0M24 36h0'],
    ['coral', 'M24 15l8 2-8 2Z'],
    ['', 'M12 30 4 24M36 30l8-6'],
  ],
  scarf: [
    ['coral', 'M8 12c10 8 22 8 32 0l2 8c-12 10-24 10-36 0Z'],
    ['coral', 'M26 24h11l3 20H28Z'],
    ['', 'M29 44v-4M33 44v-4M37 44v-4M27 32h12M15 16l-2 8M33 16l2 8'],
  ],
  mug: [
    ['', 'M34 24h5c7 0 7 12 0 12h-5'],
    ['sea', 'M8 18h28v20c0 4-3 7-7 7H15c-4 0-7-3-7-7Z'],
    ['', 'M16 12c-3-4 3-5 0-9M26 12c-3-4 3-5 0-9'],
    ['paper', 'M22 36c-6-4-8-6-8-9 0-5 6-5 8-1 2-4 8-4 8 1 0 3-2 5-8 9Z'],
  ],
  mitten: [
    ['iris', 'M12 34V16C12 2 32 2 32 16v4c4-6 12-4 11 2-1 5-6 8-10 12Z'],
    ['paper', 'M10 34h25v10H10Z'],
    ['', 'M16 36v6M22 36v6M28 36v6M17 24h10'],
  ],
  hat: [
    ['leaf', 'M8 34C8 18 14 10 24 10s16 8 16 24Z'],
    ['paper', round(24, 8, 6)],
    ['paper', 'M5 32h38v11H5Z'],
    ['', 'M13 34v7M21 34v7M29 34v7M37 34v7'],
  ],
} as const satisfies Record<string, readonly Shape[]>;
