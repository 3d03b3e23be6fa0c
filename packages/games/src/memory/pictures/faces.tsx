import { Drawing, round, type Shape } from '@friendbase/ui-kit/drawing';
import type { ReactElement } from 'react';
import { ANIMALS } from './animals.ts';
import type { PictureName, PICTURE_SETS } from './names.ts';

const PETALS = [
  [24, 8.5],
  [32, 14.5],
  [29, 24],
  [19, 24],
  [16, 14.5],
] as const;

const GARDEN: Record<(typeof PICTURE_SETS.garden)[number], readonly Shape[]> = {
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

const HOME: Record<(typeof PICTURE_SETS.home)[number], readonly Shape[]> = {
  house: [
    ['wash-clay', 'M10 22v22h28V22'],
    ['coral', 'M3 25 24 5l21 20Z'],
    ['sea', 'M20 44V31h9v13Z'],
  ],
  key: [
    ['sun', 'M20 17 44 41v4h-6l-4-4 1-3h-4l-1-4h-4L16 23Z'],
    ['sun', round(14, 14, 11)],
    ['paper', round(12, 12, 4)],
  ],
  lamp: [
    ['', 'M24 26v13'],
    ['sun', 'M15 4h18l8 22H7Z'],
    ['clay', 'M13 44c0-5 5-6 11-6s11 1 11 6Z'],
  ],
  chair: [
    ['', 'M12 31v14M35 31v14'],
    ['clay', 'M9 4h7v21H9Z'],
    ['sea', 'M9 25h27c3 0 3 7 0 7H9Z'],
  ],
  clock: [
    ['sea', round(24, 24, 20)],
    ['paper', round(24, 24, 14)],
    ['', 'M24 15v9l6 5'],
  ],
  bed: [
    ['', 'M4 9v34M44 36v7'],
    ['iris', 'M4 25h32c5 0 8 4 8 8v4H4Z'],
    ['paper', 'M8 25c-2-9 13-9 12 0Z'],
  ],
  umbrella: [
    ['', 'M24 24v16c0 6-9 6-9 0M24 7V3'],
    ['rose', 'M4 26C4 13 13 7 24 7s20 6 20 19c-3-4-7-4-10 0-3-4-7-4-10 0-3-4-7-4-10 0-3-4-7-4-10 0Z'],
  ],
  book: [
    ['sky', 'M24 13C18 7 9 7 3 9v31c6-2 15-2 21 3 6-5 15-5 21-3V9c-6-2-15-2-21 4Z'],
    ['', 'M24 13v30M10 18c3 0 6 1 8 2M10 27c3 0 6 1 8 2M38 18c-3 0-6 1-8 2M38 27c-3 0-6 1-8 2'],
  ],
};

const FOOD: Record<(typeof PICTURE_SETS.food)[number], readonly Shape[]> = {
  apple: [
    ['coral', 'M24 16C17 10 5 13 6 26c1 10 8 18 14 18 2 0 2-1 4-1s2 1 4 1c6 0 13-8 14-18 1-13-11-16-18-10Z'],
    ['', 'M24 16c0-4 0-7-2-11'],
    ['leaf', 'M25 10c2-5 6-7 11-6-1 5-5 8-11 6Z'],
  ],
  banana: [
    ['sun', 'M9 5c-1 17 9 29 29 28 5 0 7 4 4 6C25 48 2 34 4 8c0-3 5-6 5-3Z'],
    ['', 'M8 21c4 10 13 16 24 18'],
  ],
  bread: [
    ['clay', 'M8 43V25C0 20 3 6 13 6h22c10 0 13 14 5 19v18Z'],
    ['wash-sun', 'M14 37V22c-5-3-3-10 2-10h16c5 0 7 7 2 10v15Z'],
  ],
  cheese: [
    ['sun', 'M4 27 31 7c8 1 13 9 13 20v15H4Z'],
    ['', 'M4 27h40'],
    ['paper', `${round(14, 35, 3)}${round(32, 35, 4)}`],
  ],
  carrot: [
    ['leaf', 'M31 15c-4-6-1-11 3-12 2 3 2 5 1 8 4-3 8-2 10 1-3 5-8 7-14 3Z'],
    ['coral', 'M33 14c5 5 5 10 1 14L7 44c-3 1-4-1-3-3l15-25c3-6 9-7 14-2Z'],
    ['', 'M20 21l5 5M13 33l4 3'],
  ],
  egg: [
    ['paper', 'M24 4c9 0 15 13 15 23 0 10-6 17-15 17S9 37 9 27C9 17 15 4 24 4Z'],
    ['sun', round(24, 29, 7)],
  ],
  fish: [
    ['sky', 'M3 24C10 11 25 11 34 21l11-8c-2 7-2 15 0 22l-11-8C25 37 10 37 3 24Z'],
    ['', 'M19 17c3 4 3 10 0 14'],
    ['dots', 'M12 22h0'],
  ],
  cake: [
    ['wash-clay', 'M6 26h36v18H6Z'],
    ['rose', 'M6 26c0-5 3-8 8-8h20c5 0 8 3 8 8v5c-3 4-6 4-9 0-3 4-6 4-9 0-3 4-6 4-9 0-3 4-6 4-9 0Z'],
    ['sun', 'M24 3c3 3 3 6 0 7-3-1-3-4 0-7Z'],
    ['', 'M24 11v7'],
  ],
};

const PICTURES: Record<PictureName, readonly Shape[]> = { ...GARDEN, ...HOME, ...FOOD, ...ANIMALS };

/** What is on the cards. Two are never told apart by their colour alone: their outlines differ. */
export const FACES = Object.fromEntries(
  Object.entries(PICTURES).map(([name, shapes]) => [name, <Drawing key={name} of={shapes} />]),
) as Record<PictureName, ReactElement>;
