import type { Guide } from '../../guide/guide.ts';
import { Moment } from './Moment.tsx';

export const momentGuide: Guide = {
  purpose: 'A date or a time of day, in room that does not change when the time zone becomes known.',
  use: ['For every date on a page.'],
  avoid: ['For a time that runs: nothing ticks on its own.'],
  keys: [],
  heard: [{ when: 'It is read', said: 'The date in words' }],
  dos: [
    {
      picture: <Moment dateTime="2026-11-20T22:05:00.000Z">Nov 20, 10:05 PM</Moment>,
      because: 'Month as a word, 12 hours with AM or PM.',
    },
  ],
  donts: [
    {
      picture: <Moment dateTime="2026-11-20T22:05:00.000Z">11/20/26 22:05</Moment>,
      because: 'Which number is the month?',
    },
  ],
};
