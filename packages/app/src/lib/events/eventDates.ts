import { daysLater, momentIn, wallTimeIn, weekdayOf } from '../time/zoneTime.ts';
import { EVENT_ZONE, FIRST_EVENT, type EventContent } from './eventContent.ts';

export interface EventTimes {
  /** The day of the place, as 2026-11-27. */
  day: string;
  start: Date;
  end: Date;
}

const DAYS_A_WEEK = 7;

/** On which day of the week an event is, whatever the date. 0 is Sunday. */
export const weekdayOfEvent = ({ daysAfter }: Pick<EventContent, 'daysAfter'>): number =>
  (FIRST_EVENT.weekday + daysAfter) % DAYS_A_WEEK;

/**
 * When an event is, by the calendar of its place. It changes with the day there and not within it, and is the same on
 * every device. So no event that is shown is over.
 */
export function eventDates(
  { daysAfter, from, to }: Pick<EventContent, 'daysAfter' | 'from' | 'to'>,
  now: Date,
): EventTimes {
  const earliest = daysLater(wallTimeIn(EVENT_ZONE, now), FIRST_EVENT.daysAhead);
  const wait = (FIRST_EVENT.weekday - weekdayOf(earliest) + DAYS_A_WEEK) % DAYS_A_WEEK;
  const date = daysLater(earliest, wait + daysAfter);
  const at = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return momentIn(EVENT_ZONE, { ...date, hour, minute });
  };
  const two = (part: number) => String(part).padStart(2, '0');
  return { day: `${date.year}-${two(date.month)}-${two(date.day)}`, start: at(from), end: at(to) };
}
