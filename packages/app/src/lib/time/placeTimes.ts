import { dayOf, timeOf, type DateWishes } from './dates.ts';

/** Days and times of day of a place, which are the same on every device and on a server. */
export interface PlaceTimes {
  /** Weekday, month and day of a date without a time, such as 2026-11-27. */
  day(date: string): string;
  /** 0 is Sunday. */
  weekday(day: number): string;
  /** Of a time of day on a 24-hour clock, such as 18:00. */
  time(time: string): string;
}

/** A Sunday, to name days of the week and times of day with. */
const SOME_SUNDAY = '2026-11-22';

/** Writes what clocks and calendars of a place show. The weekday stands in every date. Source: COGA 4.4.6. */
export function createPlaceTimes(locale: string, wishes: DateWishes): PlaceTimes {
  const weekday = wishes.isLong ? 'long' : 'short';
  const formatOf = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' });
  const days = formatOf({ ...dayOf(wishes), weekday });
  const weekdays = formatOf({ weekday: 'long' });
  const times = formatOf(timeOf(wishes));
  return {
    day: (date) => days.format(new Date(date)),
    weekday: (day) => {
      const date = new Date(SOME_SUNDAY);
      date.setUTCDate(date.getUTCDate() + day);
      return weekdays.format(date);
    },
    time: (time) => times.format(new Date(`${SOME_SUNDAY}T${time}Z`)),
  };
}
