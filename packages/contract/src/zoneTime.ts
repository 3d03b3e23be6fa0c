/** A day and a time of day as clocks on a wall show them. */
export interface WallTime {
  year: number;
  /** From 1. */
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const MINUTE_MS = 60_000;

/** The wall time written as if it were UTC: days can be counted in it, each with 24 hours. */
const asUtc = ({ year, month, day, hour, minute }: WallTime): number =>
  Date.UTC(year, month - 1, day, hour, minute);

const made = new Map<string, Intl.DateTimeFormat>();
/** Cached by zone: a formatter takes long to make. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = made.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  made.set(zone, format);
  return format;
}

/** What clocks in a time zone show at a moment, whatever the zone of the device. */
export function wallTimeIn(zone: string, moment: Date): WallTime {
  const parts = formatOf(zone).formatToParts(moment);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? Number.NaN);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  };
}

/** How many minutes a time zone is ahead of UTC at a moment. */
export function offsetIn(zone: string, moment: Date): number {
  const wholeMinutes = Math.floor(moment.getTime() / MINUTE_MS);
  return asUtc(wallTimeIn(zone, moment)) / MINUTE_MS - wholeMinutes;
}

/**
 * The moment at which clocks in a time zone show a wall time. A time that is skipped when clocks go forward is as much
 * later as they went; of a time that comes twice, it is the first.
 */
export function momentIn(zone: string, wall: WallTime): Date {
  const utc = asUtc(wall);
  const candidates = [-1, 1].map((days) => {
    // A day before and a day after, a change of the clock between them has another offset on each side.
    const offset = offsetIn(zone, new Date(utc + days * 24 * 60 * MINUTE_MS));
    return new Date(utc - offset * MINUTE_MS);
  });
  const shown = candidates.find((moment) => asUtc(wallTimeIn(zone, moment)) === utc);
  return shown ?? (candidates[0] as Date);
}

/** The wall time some days later, at the same time of day. */
export function daysLater({ hour, minute, ...date }: WallTime, days: number): WallTime {
  const later = new Date(asUtc({ ...date, day: date.day + days, hour, minute }));
  return {
    year: later.getUTCFullYear(),
    month: later.getUTCMonth() + 1,
    day: later.getUTCDate(),
    hour,
    minute,
  };
}

/** 0 is Sunday. */
export const weekdayOf = (wall: WallTime): number => new Date(asUtc(wall)).getUTCDay();
