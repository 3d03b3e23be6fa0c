import type { Shape } from '@friendbase/ui-kit/drawing';
import type { PICTURE_SETS } from './names.ts';
import { round } from './round.ts';

const PETALS = [
  [24, 8.5],
  [32, 14.5],
  [29, 24],
  [19, 24],
  [16, 14.5],
] as const;

export const GARDEN: Record<(typeof PICTURE_SETS.garden)[number], readonly Shape[]> = {
  flower: [
    ['', 'M24 26v19'],
    ['leaf', 'M24 42c8 1 13-3 14-10-9-1-13 3-14 10Z'],
    ...PETALS.map(([x, y]): Shape => ['rose', round(x, y, 6)]),
    ['sun', round(24, 17, 5)],
  ],
  tree: [
    ['clay', 'M20 29h8v15h-8Z'],
    ['leaf', 'M24 4c9 0 14 6 13 12 7 4 5 16-6 16H17C6 32 4 20 11 16 10 10 15 4 24 4Z'],
    ['', 'M17 20c1-3 4-4 6-3M27 25c2-2 5-2 6 0'],
  ],
  butterfly: [
    ['iris', 'M24 21C21 9 7 4 4 11c-2 8 7 15 20 13ZM24 21C27 9 41 4 44 11c2 8-7 15-20 13Z'],
    ['wash-iris', 'M24 24C13 24 7 31 10 38c4 6 12 2 14-10ZM24 24c11 0 17 7 14 14-4 6-12 2-14-10Z'],
    ['', 'M24 16v23M24 16c-1-5-3-8-6-10M24 16c1-5 3-8 6-10'],
  ],
  snail: [
    ['wash-sun', 'M4 42h36c5 0 5-7 0-7H20c-5 0-5-5-5-10 0-6-10-6-10 0 0 6 1 12-1 17Z'],
    ['clay', round(29, 22, 14)],
    ['', 'M29 23c0-3 5-3 5 1 0 6-10 6-10-1 0-9 14-10 14 0M7 22 4 13M12 22l3-9'],
  ],
  mushroom: [
    ['paper', 'M18 26h12c0 7 1 11 3 15 1 3-1 4-3 4H18c-2 0-4-1-3-4 2-4 3-8 3-15Z'],
    ['coral', 'M4 27C4 12 13 4 24 4s20 8 20 23c-8 3-32 3-40 0Z'],
    ['paper', `${round(16, 17, 3)}${round(27, 12, 3)}${round(34, 20, 3)}`],
  ],
  sun: [
    ['sun', round(24, 24, 10)],
    [
      '',
      'M24 4v5M24 39v5M4 24h5M39 24h5M9.9 9.9l3.5 3.5M34.6 34.6l3.5 3.5M9.9 38.1l3.5-3.5M34.6 13.4l3.5-3.5',
    ],
  ],
  cloud: [['sky', 'M13 38C1 38 0 24 10 22 9 9 27 5 32 17c10-3 16 9 10 16-1 3-4 5-8 5Z']],
  star: [['sun', 'M24 4l6 13 14 2-10 10 2 14-12-7-12 7 2-14L4 19l14-2Z']],
};
