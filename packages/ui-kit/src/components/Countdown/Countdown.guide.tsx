import type { Guide } from '../../guide/guide.ts';
import { Countdown } from './Countdown.tsx';

export const countdownGuide: Guide = {
  purpose: 'Says how long it is until a day, in words.',
  use: ['Beside the date of an event: “in 3 days”, “tomorrow”.', 'Renewed when the page is opened.'],
  avoid: [
    'As a clock. What ticks puts pressure on people and is never shown.',
    'Instead of the date: both stand there.',
  ],
  keys: [],
  heard: [{ when: 'It is read', said: '“in 3 days”. It is never said by itself.' }],
  dos: [
    {
      picture: (
        <span>
          Tuesday, November 24: <Countdown to="2026-11-24T09:00" now={new Date('2026-11-21T12:00')} />
        </span>
      ),
      because: 'The date for the calendar, the words for the feeling of time.',
    },
  ],
  donts: [
    { picture: <span>2 days 20 h 59 min</span>, because: 'It has to be worked out, and is wrong at once.' },
  ],
};
