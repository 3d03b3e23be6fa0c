import type { Looks } from '../parts/Bust.tsx';

export const ruth: Looks = {
  ground: 'wash-sky',
  skin: 6,
  hair: 'black',
  head: 'oval',
  eyes: 'happy',
  nose: 'broad',
  mouth: 'smile',
  tilt: -4,
  clothes: ['sky', 'deep'],
  worn: [['', 'M25.5 64.5 40 81.5l14.5-17']],
  front: [
    ['rose', 'M22.5 33C19 18 26 11 40 11s21 7 17.5 22c-4-5-10-7.5-17.5-7.5S26.5 28 22.5 33Z'],
    ['rose', 'M40 13C36 5 29 3 26.5 6c-2.5 3.5 2 9.5 13.5 8.5 11.5 1 16-5 13.5-8.5C51 3 44 5 40 13Z'],
    ['sun', 'M36 11.5c2-2 6-2 8 0 1.5 2.5 1 5-1 6.5-2 1-4 1-6 0-2-1.5-2.5-4-1-6.5Z'],
    ['', 'M30.5 18.5c-3 2-4.5 4.5-5 8M49.5 18.5c3 2 4.5 4.5 5 8'],
    ['sun', 'M22.3 43.5a3.6 3.6 0 1 0 .01 0ZM57.7 43.5a3.6 3.6 0 1 0 .01 0Z'],
  ],
};
