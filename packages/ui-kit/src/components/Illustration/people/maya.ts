import type { Looks } from '../parts/Bust.tsx';

export const maya: Looks = {
  ground: 'wash-sky',
  skin: 1,
  hair: 'blond',
  head: 'oval',
  eyes: 'lashes',
  nose: 'soft',
  mouth: 'smile',
  tilt: -2,
  clothes: ['sky', 'deep'],
  back: [['hair', 'M30.5 12.5c0-5.2 4.2-9 9.5-9s9.5 3.8 9.5 9-4.2 8.5-9.5 8.5-9.5-3.3-9.5-8.5Z']],
  worn: [['paper', 'M28.5 62.5 40 76l11.5-13.5 4 1.5L40 84 24.5 64Z']],
  front: [
    ['hair', 'M23 38c-4-13.5 3-22.5 17-22.5s21 9 17 22.5c-7-1.5-12.5-5-15.5-11C38 33 31 37 23 38Z'],
    ['strand', 'M35.5 9.5c2.5-2.5 6.5-2.5 9 .3M29 24c2.5-3.2 6-5 9.5-5.3M48 21.5c2 1.2 3.6 3 4.5 5'],
    ['sun', 'M22.7 44.5a2 2 0 1 0 .01 0ZM57.3 44.5a2 2 0 1 0 .01 0Z'],
  ],
};
