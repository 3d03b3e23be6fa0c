/** How a member wants dates and times. Source: preference P11. */
export interface DateWishes {
  /** The weekday and the whole name of the month: “Friday, November 20”. */
  isLong: boolean;
  /** 2:05 PM or 14:05. */
  hours: 12 | 24;
}

const dayOf = ({ isLong }: DateWishes) =>
  ({
    weekday: isLong ? 'long' : undefined,
    month: isLong ? 'long' : 'short',
    day: 'numeric',
  }) as const;
const timeOf = ({ hours }: DateWishes) =>
  ({ hour: 'numeric', minute: '2-digit', hourCycle: hours === 12 ? 'h12' : 'h23' }) as const;

/** The words that stand for a date. */
interface DateWords {
  /** Of a date that is missing or broken. */
  recently: string;
  /** Of a time of day where no time zone is known. */
  justNow: string;
  today: string;
  yesterday: string;
}

/**
 * No time of day is wider on either clock: two digits of hours, and AM, which is wider than PM. What keeps room for a time is laid out
 * with it, so that nothing moves by the minute.
 */
export const WIDEST_TIME = new Date(2000, 0, 1, 10);

export interface Dates {
  /** Month, day, hour and minute: the short month, unless the member wants long dates. Source: product spec §9. */
  moment(iso: string | undefined): string;
  /** Month and day of a date without a time, which is the same in every time zone. */
  day(iso: string): string;
  /** Hour and minute: on a 12-hour clock, unless the member wants the other. Source: product spec §9. */
  clockTime(date: Date): string;
  /** As short as tells one moment from another: the time alone for today, otherwise as `moment`. */
  briefly(iso: string | undefined, now?: Date): string;
  /** Hour and minute of a moment. Source: product spec §9. */
  timeOf(iso: string | undefined): string;
  /** The day of a moment: “Today”, “Yesterday”, else its date, with the year unless it is this one. */
  dayOf(iso: string | undefined, now?: Date): string;
  /** The time for today, the day for every other. */
  timeOrDay(iso: string | undefined, now?: Date): string;
}

/** Writes dates as a language does, in the time zone of this device. */
export function createDates(locale: string, words: DateWords, wishes: DateWishes): Dates {
  const inFull = new Intl.DateTimeFormat(locale, { ...dayOf(wishes), ...timeOf(wishes) });
  const ofTheDay = new Intl.DateTimeFormat(locale, { ...dayOf(wishes), timeZone: 'UTC' });
  const onTheClock = new Intl.DateTimeFormat(locale, timeOf(wishes));
  const onTheDay = new Intl.DateTimeFormat(locale, dayOf(wishes));
  const inItsYear = new Intl.DateTimeFormat(locale, { ...dayOf(wishes), year: 'numeric' });
  /** Writes a date that there is. */
  const written = (iso: string | undefined, write: (date: Date) => string) => {
    const date = new Date(iso ?? Number.NaN);
    return Number.isNaN(date.getTime()) ? words.recently : write(date);
  };
  const isDay = (date: Date, now: Date, daysAgo = 0) =>
    date.toDateString() ===
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo).toDateString();
  const nameDay = (date: Date, now: Date) => {
    if (isDay(date, now)) return words.today;
    if (isDay(date, now, 1)) return words.yesterday;
    return (date.getFullYear() === now.getFullYear() ? onTheDay : inItsYear).format(date);
  };
  const clockTime = (date: Date) => onTheClock.format(date);
  return {
    day: (iso) => written(iso, (date) => ofTheDay.format(date)),
    clockTime,
    moment: (iso) => written(iso, (date) => inFull.format(date)),
    briefly: (iso, now = new Date()) =>
      written(iso, (date) => (isDay(date, now) ? onTheClock : inFull).format(date)),
    timeOf: (iso) => written(iso, clockTime),
    dayOf: (iso, now = new Date()) => written(iso, (date) => nameDay(date, now)),
    timeOrDay: (iso, now = new Date()) =>
      written(iso, (date) => (isDay(date, now) ? clockTime(date) : nameDay(date, now))),
  };
}

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

/** Writes days alone, in UTC: what is true of a date on every device and on a server. */
export function createDays(
  locale: string,
  { recently, justNow }: Pick<DateWords, 'recently' | 'justNow'>,
  wishes: DateWishes,
): Dates {
  const format = new Intl.DateTimeFormat(locale, { ...dayOf(wishes), timeZone: 'UTC' });
  const written = (iso: string | undefined) => {
    const date = new Date(iso ?? Number.NaN);
    return Number.isNaN(date.getTime()) ? recently : format.format(date);
  };
  return {
    moment: written,
    day: written,
    briefly: written,
    timeOf: written,
    dayOf: written,
    timeOrDay: written,
    clockTime: () => justNow,
  };
}
