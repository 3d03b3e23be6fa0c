import type { Looks } from '../parts/Bust.tsx';

export const mila: Looks = {
  ground: 'wash-rose',
  skin: 1,
  hair: 'brown',
  head: 'heart',
  nose: 'small',
  mouth: 'smile',
  ears: 'covered',
  tilt: 3,
  clothes: ['coral', 'round'],
  back: [['hair', 'M19.5 40C17 22 25 11.5 40 11.5S63 22 60.5 40c-.5 11 1 22 4 30H15.5c3-8 4.5-19 4-30Z']],
  worn: [
    ['sky', 'M24 65.5h5V75h22v-9.5h5V90H24Z'],
    ['face', 'M26.5 75.5h.01M53.5 75.5h.01'],
  ],
  marks: [['freckles', 'M29 43h.01M31.5 44.5h.01M30 46.5h.01M48.5 44.5h.01M51 43h.01M50 46.5h.01']],
  front: [
    [
      'hair',
      'M23.5 50C18.5 30 22 12 40 12s21.5 18 16.5 38c-1.5-8-2-13.5-2.5-21.5-10 1.5-18 1.5-28 0-.5 8-1 13.5-2.5 21.5Z',
    ],
    ['strand', 'M33 17c-2 3-3 6-3.5 9.5M40 16v10.5M47 17c1.5 2.5 2.5 5.5 3 9'],
    ['sun', 'M54 18.5l1.9 3.9 4.3.6-3.1 3 .7 4.3-3.8-2-3.8 2 .7-4.3-3.1-3 4.3-.6Z'],
  ],
};
