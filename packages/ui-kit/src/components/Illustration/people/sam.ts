import type { Looks } from '../parts/Bust.tsx';

export const sam: Looks = {
  ground: 'wash-sun',
  skin: 2,
  hair: 'brown',
  head: 'round',
  eyes: 'slanted',
  brows: 'lifted',
  nose: 'small',
  mouth: 'smile',
  ears: 'small',
  tilt: 3,
  clothes: ['coral', 'round'],
  worn: [
    [
      'paper',
      'M10.5 74c5-1 11-1.5 15-1.5h29c5 0 10 .5 15 1.5l2 6c-6-1-11-1.5-17-1.5H25.5c-6 0-11 .5-17 1.5Z',
    ],
    ['', 'M27.5 63c2.5 8.5 22.5 8.5 25 0'],
  ],
  front: [
    [
      'hair',
      'M22 37c-3.5-14 4-24.5 17-25 14-.5 22.5 10.5 19 25-1.2-3.5-2-6-2.8-9-5.2 1-10.2 0-13.2-2.5-4.5 3-10 3.5-15.5 2-1.7 2.5-3.2 5-4.5 9.5Z',
    ],
    ['strand', 'M31 18c2-1.7 5-2.6 8-2.3'],
  ],
};
