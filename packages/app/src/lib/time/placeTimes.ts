import { useCurrentWords } from '@friendbase/ui-kit';
import { dayOf, timeOf, writer, type DateWishes } from './dates.ts';
import { useDateWishes } from './useDates.ts';

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
  const inUtc = (format: Intl.DateTimeFormatOptions) => writer(locale, { ...format, timeZone: 'UTC' });
  const onTheDay = inUtc({ ...dayOf(wishes), weekday });
  const weekdayOf = inUtc({ weekday: 'long' });
  const clockTime = inUtc(timeOf(wishes));
  return {
    day: (date) => onTheDay(new Date(date)),
    weekday: (day) => {
      const date = new Date(SOME_SUNDAY);
      date.setUTCDate(date.getUTCDate() + day);
      return weekdayOf(date);
    },
    time: (time) => clockTime(new Date(`${SOME_SUNDAY}T${time}Z`)),
  };
}

const madeForPlaces = new Map<string, PlaceTimes>();

/** Days and times of a place, in the words in use and as the member wants them. The first render has them too. */
export function usePlaceTimes(): PlaceTimes {
  const { easy, locale } = useCurrentWords();
  const wishes = useDateWishes(easy);
  const key = [locale, wishes.isLong, wishes.hours].join();
  const known = madeForPlaces.get(key);
  if (known) return known;
  const times = createPlaceTimes(locale, wishes);
  madeForPlaces.set(key, times);
  return times;
}
