import type { Shape } from '@friendbase/ui-kit/drawing';
import type { PICTURE_SETS } from './names.ts';
import { round } from './round.ts';

export const FOOD: Record<(typeof PICTURE_SETS.food)[number], readonly Shape[]> = {
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
