import { messageOf, type MessageRef } from '../words/catalogue.ts';
import { numbers } from '../words/en/numbers.ts';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
/** The mean of a calendar month. */
const MONTH_DAYS = 30.44;
/** Up to where a person counts in days, and in weeks. */
const DAYS_UNTIL = 14;
const WEEKS_UNTIL = 60;

/**
 * How long it is until a day, in words that stay true all day: “today”, “tomorrow”, “in 3 days”. By the calendar of
 * this device, not by hours: what begins at 9 tomorrow is tomorrow, also late tonight. `undefined` for a broken date.
 */
export function countdownWords(to: Date, now: Date): MessageRef | undefined {
  if (Number.isNaN(to.getTime()) || Number.isNaN(now.getTime())) return undefined;
  const days = dayOf(to) - dayOf(now);
  if (days < 0 || to < now) return messageOf(numbers, 'over');
  if (days === 0) return messageOf(numbers, 'today');
  if (days === 1) return messageOf(numbers, 'tomorrow');
  if (days < DAYS_UNTIL) return messageOf(numbers, 'inDays', { count: days });
  if (days < WEEKS_UNTIL) return messageOf(numbers, 'inWeeks', { count: Math.floor(days / WEEK_DAYS) });
  return messageOf(numbers, 'inMonths', { count: Math.max(2, Math.floor(days / MONTH_DAYS)) });
}

/** Counts calendar days. In UTC, where each has 24 hours: a local one may have 23 or 25. */
const dayOf = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
