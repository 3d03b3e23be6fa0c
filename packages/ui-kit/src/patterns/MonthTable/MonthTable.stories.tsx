import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { monthTableGuide } from './MonthTable.guide.tsx';
import { MonthTable, type MonthTableDay } from './MonthTable.tsx';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const THINGS: Record<string, string> = { 13: 'Picnic by the Duck Pond', 27: 'Friendly Dance Party' };

/** November 2026, which begins on a Sunday. */
const dayOf = (place: number): MonthTableDay | undefined => {
  const day = String(place + 1);
  const words = THINGS[day];
  if (place >= 30) return undefined;
  return {
    date: `2026-11-${day.padStart(2, '0')}`,
    day,
    thing: words ? { words, href: `#${day}` } : undefined,
    isToday: day === '20',
  };
};

const meta = {
  title: 'Kit/MonthTable',
  component: MonthTable,
  args: {
    label: 'November 2026',
    weekdays: WEEKDAYS.map((long) => ({ short: long.slice(0, 3), long })),
    weeks: [0, 1, 2, 3, 4].map((week) => WEEKDAYS.map((_, place) => dayOf(7 * week + place))),
  },
  parameters: { guide: monthTableGuide, data: Object.values(THINGS) },
} satisfies Meta<typeof MonthTable>;
export default meta;

/** A table with a header for each weekday; days with something are reached by Tab. */
export const November: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(7);
    await expect(canvas.getByRole('cell', { current: 'date' })).toHaveTextContent('20');
    // All days are in view: there is nothing to scroll.
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '13, Picnic by the Duck Pond' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '27, Friendly Dance Party' })).toHaveFocus();
  },
};
