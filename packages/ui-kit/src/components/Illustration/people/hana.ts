import type { Looks } from '../parts/Bust.tsx';

export const hana: Looks = {
  ground: 'wash-sea',
  skin: 2,
  hair: 'black',
  head: 'oval',
  nose: 'small',
  mouth: 'gentle',
  ears: 'covered',
  tilt: -3,
  clothes: ['rose', 'round'],
  back: [
    [
      'hair',
      'M20 38C17 21 26 11 40 11s23 10 20 27c2 7 2.5 13 1.5 19.5-6 2.5-37 2.5-43 0C17.5 51 18 45 20 38Z',
    ],
  ],
  worn: [
    [
      'paper',
      'M40 66c-5 0-9.5-1.5-11.5-4.5-4 1.5-6 4-6.5 7.5 5 3 13 3 18-1 5 4 13 4 18 1-.5-3.5-2.5-6-6.5-7.5C49.5 64.5 45 66 40 66Z',
    ],
  ],
  front: [
    [
      'hair',
      'M22.5 54C17 32 21 12 40 12s23 20 17.5 42c-1.5-9-1-17-2.5-23-7-1-13-4-17-9-2.5 6-7 10-13 12-1.5 6-1 12-2.5 20Z',
    ],
    ['strand', 'M28 22c2-2.5 4.5-4.2 7.5-5M50 20c1.8 1.5 3 3.3 3.7 5.5'],
  ],
};
