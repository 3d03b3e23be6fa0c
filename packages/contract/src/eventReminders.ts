import { eventStateAt } from './communityEvents.ts';
import type { CommunityEvent } from './communityEvents.ts';
import { daysBefore } from './eventTimes.ts';

const HOUR_MS = 3_600_000;

/** No event is reminded of earlier: a day that has an hour more. */
export const EARLIEST_REMINDER_MS = 25 * HOUR_MS;

/** A reminder whose time has come: the first a day before, at the same time by the clocks of the place, the second an hour before. */
export interface DueReminder {
  step: 1 | 2;
  dueAt: string;
}

/**
 * The last reminder of an event whose time has come: of two that a stopped server has missed, one is told. None of an event that was
 * changed later than that: this is told by itself, with when it is.
 */
export function reminderDue(event: CommunityEvent, now: Date): DueReminder | undefined {
  if (eventStateAt(event, now) !== 'planned') return undefined;
  const hourBefore = new Date(Date.parse(event.startsAt) - HOUR_MS);
  const dayBefore = daysBefore(event.startsAt, event.zone, 1);
  const step = hourBefore <= now ? 2 : 1;
  const dueAt = (step === 2 ? hourBefore : dayBefore).toISOString();
  if (dueAt > now.toISOString() || (event.changedAt ?? '') > dueAt) return undefined;
  return { step, dueAt };
}

/** Whether somebody who goes is told: once, and nothing of what they have joined later than that. */
export const isToBeReminded = (
  { createdAt, reminded }: { createdAt: string; reminded: number },
  { step, dueAt }: DueReminder,
): boolean => reminded < step && createdAt <= dueAt;
