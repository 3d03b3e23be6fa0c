import { dayOf } from '@friendbase/contract';
import { useCurrentWords } from '@friendbase/ui-kit';
import { useMemo } from 'react';
import type { Month } from './month.ts';

/** A Sunday, to name the days of the week with. */
const SUNDAY_MS = Date.UTC(2026, 10, 22);
const DAY_MS = 86_400_000;

/** Months, weekdays and days in the words in use. Days are those of their places, written as UTC. */
export function useMonthWords() {
  const { locale } = useCurrentWords();
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    const [months, short, long, days] = [
      format({ month: 'long', year: 'numeric' }),
      format({ weekday: 'short' }),
      format({ weekday: 'long' }),
      format({ day: 'numeric' }),
    ];
    return {
      nameOf: ({ year, month }: Month) => months.format(Date.UTC(year, month - 1, 1)),
      weekdays: Array.from({ length: 7 }, (_, place) => {
        const day = SUNDAY_MS + place * DAY_MS;
        return { short: short.format(day), long: long.format(day) };
      }),
      dayWords: {
        written: (day: string) => days.format(new Date(day)),
        /** The day of this device. */
        local: (now: Date) =>
          dayOf({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }),
      },
    };
  }, [locale]);
}
