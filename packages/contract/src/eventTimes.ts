import type { CommunityEvent } from './communityEvents.ts';
import { daysLater, momentIn, wallTimeIn, weekdayOf } from './zoneTime.ts';
import type { WallTime } from './zoneTime.ts';

const DAYS_A_WEEK = 7;

type Times = Pick<CommunityEvent, 'startsAt' | 'endsAt'>;

/** A day and times of day by the clocks of the place, on a 24-hour clock. */
export interface PlaceTime {
  /** As 2026-11-27. */
  day: string;
  from: string;
  to: string;
}

const wallOf = (day: string, time: string): WallTime => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { year, month, day: date, hour, minute };
};

/**
 * The moments at which clocks of the place show these times, also where a change of the clock lies between today and then. An end that
 * is not after its start is on the next day.
 */
export function eventTimesOf({ day, from, to }: PlaceTime, zone: string): Times {
  const end = wallOf(day, to);
  const start = momentIn(zone, wallOf(day, from));
  const sameDay = momentIn(zone, end);
  const endsAt = sameDay > start ? sameDay : momentIn(zone, daysLater(end, 1));
  return { startsAt: start.toISOString(), endsAt: endsAt.toISOString() };
}

const two = (part: number): string => String(part).padStart(2, '0');

/** As 2026-11-27. */
export const dayOf = ({ year, month, day }: Pick<WallTime, 'year' | 'month' | 'day'>): string =>
  `${year}-${two(month)}-${two(day)}`;

const timeOf = ({ hour, minute }: WallTime): string => `${two(hour)}:${two(minute)}`;

/** What the clocks of the place show. */
export function placeTimeOf({ startsAt, endsAt, zone }: Times & Pick<CommunityEvent, 'zone'>): PlaceTime {
  const start = wallTimeIn(zone, new Date(startsAt));
  return { day: dayOf(start), from: timeOf(start), to: timeOf(wallTimeIn(zone, new Date(endsAt))) };
}

/** The day some days after the first day that is a weekday, 0 for Sunday, and some days ahead. */
export function dayAhead(
  zone: string,
  now: Date,
  { weekday, daysAhead, daysAfter }: { weekday: number; daysAhead: number; daysAfter: number },
): string {
  const earliest = daysLater(wallTimeIn(zone, now), daysAhead);
  const wait = (weekday - weekdayOf(earliest) + DAYS_A_WEEK) % DAYS_A_WEEK;
  return dayOf(daysLater(earliest, wait + daysAfter));
}

/** When an example that is over takes place next: whole weeks later, at the same time by the clocks of its place. */
export function nextTimes(event: Times & Pick<CommunityEvent, 'zone'>, now: Date): Times {
  const { day, ...times } = placeTimeOf(event);
  let later = day;
  let next: Times = event;
  while (Date.parse(next.startsAt) <= now.getTime()) {
    later = dayOf(daysLater(wallOf(later, times.from), DAYS_A_WEEK));
    next = eventTimesOf({ day: later, ...times }, event.zone);
  }
  return next;
}

/** The moment some days before, at the same time by the clocks of the place. */
export const daysBefore = (moment: string, zone: string, days: number): Date =>
  momentIn(zone, daysLater(wallTimeIn(zone, new Date(moment)), -days));
