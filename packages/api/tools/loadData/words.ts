import { chosenFrom } from './random.ts';
import type { Random } from './random.ts';

export const FIRST_NAMES = [
  'Ada',
  'Ben',
  'Carla',
  'Dmitri',
  'Elif',
  'Femi',
  'Grete',
  'Hana',
  'Ivo',
  'Jun',
  'Kaya',
];
export const LAST_NAMES = [
  'Åberg',
  'Brook',
  'Castro',
  'Dąbrowski',
  'Eze',
  'Fischer',
  'Green',
  'حداد',
  'Ito',
  'Jones',
];

export const BIOS = [
  'I like trees, tea and slow trains.',
  'Painter on Sundays. I answer in the evening.',
  'Two cats, one guitar 🎸 and many plants.',
];

const SENTENCES = [
  'I took the long way home and listened to the birds.',
  'My soup was a little too salty, but everybody ate it.',
  'It was loud in town today, so I put on my headphones.',
  'I am proud that I made the phone call by myself. 🎉',
  'Who knows a good film for a rainy evening?',
  'The group for board games meets again on Thursday.',
  'I was worried in the morning and calm in the afternoon.',
  'Thank you to the neighbour who carried my bag upstairs.',
  'I practised the new song until my fingers were tired. 🎹',
  'My plant has three new leaves!',
  'اليوم شربت الشاي مع أختي في الحديقة.',
  'Some days are for resting, and that is fine.',
  'I wrote a list, did two things of it, and felt better.',
  'We baked bread with seeds 🍞 and ate half of it warm.',
];

const REPLIES = [
  'That sounds lovely.',
  'Well done! 🎉',
  'I felt like that last week.',
  'Thank you for telling us.',
  'See you on Thursday?',
  'Take your time. I am here.',
  'نعم، بكل سرور.',
  'Good night, sleep well.',
];

const MOST_SENTENCES = 5;

/** A text of one to five sentences. */
export const textFor = (random: Random, n: number): string =>
  Array.from({ length: 1 + Math.floor(random(n) * MOST_SENTENCES) }, (_, m) =>
    chosenFrom(SENTENCES, random(n, m + 1)),
  ).join(' ');

/** One short sentence. */
export const replyFor = (random: Random, n: number): string => chosenFrom(REPLIES, random(n));
