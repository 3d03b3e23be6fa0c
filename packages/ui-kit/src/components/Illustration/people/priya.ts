import type { Looks } from '../parts/Bust.tsx';

export const priya: Looks = {
  ground: 'wash-rose',
  skin: 4,
  hair: 'black',
  head: 'heart',
  eyes: 'lashes',
  nose: 'long',
  mouth: 'gentle',
  ears: 'covered',
  tilt: -4,
  clothes: ['sun', 'deep'],
  back: [['hair', 'M21 40c-2-18 5-28 19-28s21 10 19 28c1 9 0 17-3 22H24c-3-5-4-13-3-22Z']],
  worn: [['', 'M25 64.5 40 82l15-17.5']],
  front: [
    [
      'hair',
      'M24 41c-4.5-16 1-28.5 16-28.5S60.5 25 56 41c-1.5-8-6-14.5-13-19.5L40 19l-3 2.5C30 26.5 25.5 33 24 41Z',
    ],
    [
      'hair',
      'M55 42c5 2 7.5 6 5.5 10 3.5 2.5 4 7 1 9.5 2.5 3 2 7-1.5 9l-8.5 1.5c-3-2.5-3.5-6.5-1-9.5-2.5-3-2-7 1-9-1.5-4 0-8 3.5-11.5Z',
    ],
    ['strand', 'M40 14v6M51.5 54l8-4M51.5 63.5l8.5-4'],
    ['coral', 'M51.5 70.5h9v4.5h-9Z'],
    ['hair', 'M52.5 75h7c1.5 5-.5 8-3.5 11-3-3-5-6-3.5-11Z'],
    ['sun', 'M25.5 47a2 2 0 1 0 .01 0Z'],
  ],
};
