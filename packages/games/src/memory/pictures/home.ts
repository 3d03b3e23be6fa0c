import type { Shape } from '@friendbase/ui-kit/drawing';
import type { PICTURE_SETS } from './names.ts';
import { round } from './round.ts';

export const HOME: Record<(typeof PICTURE_SETS.home)[number], readonly Shape[]> = {
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
