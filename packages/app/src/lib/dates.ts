const MOMENT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', hour12: true } as const;
const DAY = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const CLOCK_TIME = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

/** The words that stand for a date. */
export interface DateWords {
  /** Of a date that is missing or broken. */
  recently: string;
  /** Of a time of day where no time zone is known. */
  justNow: string;
}

export interface Dates {
  /** Short month, day, hour and minute. Source: product spec §9. */
  moment(iso: string | undefined): string;
  /** Hour and minute on a 12-hour clock. Source: product spec §9. */
  clockTime(date: Date): string;
  /** As short as tells one moment from another: the time alone for today, otherwise as `moment`. */
  briefly(iso: string | undefined, now?: Date): string;
}

/** Writes dates as a language does, in the time zone of this device. */
export function createDates(locale: string, { recently }: DateWords): Dates {
  const inFull = new Intl.DateTimeFormat(locale, MOMENT);
  const onTheClock = new Intl.DateTimeFormat(locale, CLOCK_TIME);
  const dateOf = (iso: string | undefined) => new Date(iso ?? Number.NaN);
  const moment = (iso: string | undefined) => {
    const date = dateOf(iso);
    return Number.isNaN(date.getTime()) ? recently : inFull.format(date);
  };
  const clockTime = (date: Date) => onTheClock.format(date);
  return {
    moment,
    clockTime,
    briefly: (iso, now = new Date()) => {
      const date = dateOf(iso);
      return date.toDateString() === now.toDateString() ? clockTime(date) : moment(iso);
    },
  };
}

/** Writes days alone, in UTC: what is true of a date on every device and on a server. */
export function createDays(locale: string, { recently, justNow }: DateWords): Dates {
  const format = new Intl.DateTimeFormat(locale, DAY);
  const dayOf = (iso: string | undefined) => {
    const date = new Date(iso ?? Number.NaN);
    return Number.isNaN(date.getTime()) ? recently : format.format(date);
  };
  return { moment: dayOf, briefly: dayOf, clockTime: () => justNow };
}
