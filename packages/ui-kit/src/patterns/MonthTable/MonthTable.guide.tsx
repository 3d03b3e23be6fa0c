import type { Guide } from '../../guide/guide.ts';
import { MonthTable } from './MonthTable.tsx';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
  (long) => ({
    short: long.slice(0, 3),
    long,
  }),
);

const week = (thing: { words: string; href: string } | undefined) =>
  WEEKDAYS.map((_, place) => {
    const day = String(place + 22);
    return { date: `2026-11-${day}`, day, thing: place === 5 ? thing : undefined };
  });

export const monthTableGuide: Guide = {
  purpose: 'Shows on which days of a month something is.',
  use: ['Beside a list that says the same in words, for who thinks in weeks.'],
  avoid: ['To choose a date: it has no field and no value.', 'As the only way to what is in it.'],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes from one day with something to the next; first to the table where that has to be scrolled.',
    },
    { keys: 'Enter', does: 'Goes to what is on that day.' },
  ],
  heard: [{ when: 'On a day', said: 'Its weekday, its number and what is on it.' }],
  dos: [
    {
      picture: (
        <MonthTable
          label="November 2026"
          weekdays={WEEKDAYS}
          weeks={[week({ words: 'Dance Party', href: '#27' })]}
        />
      ),
      because: 'A day with something is a link.',
    },
  ],
  donts: [
    {
      picture: <MonthTable label="November 2026, nothing" weekdays={WEEKDAYS} weeks={[week(undefined)]} />,
      because: 'An empty month says nothing: words do.',
    },
  ],
};
