import type { Looks } from '../parts/Bust.tsx';

export const nadia: Looks = {
  ground: 'wash-clay',
  skin: 3,
  hair: 'black',
  head: 'round',
  eyes: 'lashes',
  nose: 'soft',
  mouth: 'smile',
  ears: 'covered',
  clothes: ['rose', 'round'],
  back: [['sea', 'M40 8c-15 0-23 10-22 26 .5 9 1 16 3 22h38c2-6 2.5-13 3-22 1-16-7-26-22-26Z']],
  worn: [
    ['sea', 'M19 46c2 8 10 14 21 14s19-6 21-14c1 9 5 15 10 20-8 11-54 11-62 0 5-5 9-11 10-20Z'],
    ['', 'M22 58c6 7.5 16 11.5 30 11.5M59 57c-5 5.5-12 8-19 8'],
  ],
  front: [
    [
      'sea',
      'M18 36C17 18 25 8 40 8s23 10 22 28c0 8-1 14-4.5 18C57.5 34 53.5 21 40 21S22.5 34 22.5 54C19 50 18 44 18 36Z',
    ],
    ['wash-sea', 'M25.5 31c1.5-7 7-10.5 14.5-10.5s13 3.5 14.5 10.5c-3-4-8-6-14.5-6S28.5 27 25.5 31Z'],
  ],
};
