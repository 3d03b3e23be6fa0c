/** How a member wants dates and times. Source: preference P11. */
export interface DateWishes {
  /** The weekday and the whole name of the month: “Friday, November 20”. */
  isLong: boolean;
  /** 2:05 PM or 14:05. */
  hours: 12 | 24;
}

export const dayOf = ({ isLong }: DateWishes) =>
  ({
    weekday: isLong ? 'long' : undefined,
    month: isLong ? 'long' : 'short',
    day: 'numeric',
  }) as const;
export const timeOf = ({ hours }: DateWishes) =>
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

type Write = (date: Date) => string;

/** Its format is made with the first date: that takes longer than to write many, and a page needs few of them. */
export function writer(locale: string, options: Intl.DateTimeFormatOptions): Write {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => (format ??= new Intl.DateTimeFormat(locale, options)).format(date);
}

/** Writes a date that there is. */
const writtenBy =
  ({ recently }: Pick<DateWords, 'recently'>) =>
  (iso: string | undefined, write: Write): string => {
    const date = new Date(iso ?? Number.NaN);
    return Number.isNaN(date.getTime()) ? recently : write(date);
  };

/** Writes dates as a language does, in the time zone of this device. */
export function createDates(locale: string, words: DateWords, wishes: DateWishes): Dates {
  const day = dayOf(wishes);
  const time = timeOf(wishes);
  const inFull = writer(locale, { ...day, ...time });
  const ofTheDay = writer(locale, { ...day, timeZone: 'UTC' });
  const clockTime = writer(locale, time);
  const onTheDay = writer(locale, day);
  const inItsYear = writer(locale, { ...day, year: 'numeric' });
  const written = writtenBy(words);
  const isDay = (date: Date, now: Date, daysAgo = 0) =>
    date.toDateString() ===
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo).toDateString();
  const nameDay = (date: Date, now: Date) => {
    if (isDay(date, now)) return words.today;
    if (isDay(date, now, 1)) return words.yesterday;
    return (date.getFullYear() === now.getFullYear() ? onTheDay : inItsYear)(date);
  };
  return {
    day: (iso) => written(iso, ofTheDay),
    clockTime,
    moment: (iso) => written(iso, inFull),
    briefly: (iso, now = new Date()) => written(iso, (date) => (isDay(date, now) ? clockTime : inFull)(date)),
    timeOf: (iso) => written(iso, clockTime),
    dayOf: (iso, now = new Date()) => written(iso, (date) => nameDay(date, now)),
    timeOrDay: (iso, now = new Date()) =>
      written(iso, (date) => (isDay(date, now) ? clockTime(date) : nameDay(date, now))),
  };
}

/** Writes days alone, in UTC: what is true of a date on every device and on a server. */
export function createDays(
  locale: string,
  { recently, justNow }: Pick<DateWords, 'recently' | 'justNow'>,
  wishes: DateWishes,
): Dates {
  const ofTheDay = writer(locale, { ...dayOf(wishes), timeZone: 'UTC' });
  const writtenOrRecently = writtenBy({ recently });
  const written = (iso: string | undefined) => writtenOrRecently(iso, ofTheDay);
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
