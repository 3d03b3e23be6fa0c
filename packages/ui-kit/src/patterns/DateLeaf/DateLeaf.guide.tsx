import type { Guide } from '../../guide/guide.ts';
import { DateLeaf } from './DateLeaf.tsx';

export const dateLeafGuide: Guide = {
  purpose: 'Shows on which day something is, at a glance.',
  use: ['On the picture of an event, with the whole date in words beside it.'],
  avoid: ['As the only date. It has no year and no weekday, and screen readers do not read it.'],
  keys: [],
  heard: [{ when: 'Reading', said: 'Nothing: the date beside it is read.' }],
  dos: [{ picture: <DateLeaf month="Nov" day="27" />, because: 'A month in three letters, and a number.' }],
  donts: [
    {
      picture: <DateLeaf month="November 2026" day="Friday 27" />,
      because: 'A leaf is not read, it is seen.',
    },
  ],
};
