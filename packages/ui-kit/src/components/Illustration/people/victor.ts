import type { Looks } from '../parts/Bust.tsx';

export const victor: Looks = {
  ground: 'wash-coral',
  skin: 3,
  hair: 'grey',
  head: 'square',
  nose: 'small',
  mouth: 'smile',
  tilt: -2,
  clothes: ['sea', 'deep'],
  worn: [
    ['paper', 'M28 61.5 40 76l12-14.5 4 5.5-7 9-9-4-9 4-7-9Z'],
    ['', 'M40 76v14'],
  ],
  marks: [
    [
      'lens',
      'M26.8 34.5H38V42a2 2 0 0 1-2 2h-7.2a2 2 0 0 1-2-2ZM42 34.5h11.2V42a2 2 0 0 1-2 2H44a2 2 0 0 1-2-2Z',
    ],
    ['', 'M38 36q2-1 4 0M26.8 35.5l-2.8-.5M53.2 35.5l2.8-.5'],
  ],
  front: [
    ['hair', 'M22.5 38c-3-4-3-10 .5-13.5 1.5 2 2 5 1.5 8.5ZM57.5 38c3-4 3-10-.5-13.5-1.5 2-2 5-1.5 8.5Z'],
    [
      'hair',
      'M40 45.8c-3.3-1.5-8.5-.5-10.5 3.2 3.5 1.5 7.5 1.2 10.5-.2 3 1.4 7 1.7 10.5.2-2-3.7-7.2-4.7-10.5-3.2Z',
    ],
  ],
};
