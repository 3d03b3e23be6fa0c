import { eventStateAt } from './communityEvents.ts';
import type { CommunityEvent } from './communityEvents.ts';
import type { ErrorCode } from './errorCodes.ts';
import { eventTimesOf } from './eventTimes.ts';
import type { PlaceTime } from './eventTimes.ts';

/** An event is called off, or moved to a day and times by the clocks of its place. */
export type EventChange = { to: 'cancelled' } | { to: PlaceTime };

/** What becomes of an event: its new fields, and nothing where it is so already. */
export type Changed =
  | { error: Extract<ErrorCode, 'eventOver' | 'eventStarted' | 'eventCancelled' | 'eventTimePast'> }
  | { changed: Pick<CommunityEvent, 'status' | 'startsAt' | 'endsAt' | 'changes' | 'changedAt'> | undefined };

/**
 * What a change makes of an event. What is over stays as it was, what was called off stays so, and what goes on can be called off but
 * not moved. The new times are by the clocks of the place on that day: over a change of daylight saving, six in the evening stays six.
 */
export function changeOf(event: CommunityEvent, { to }: EventChange, now: Date): Changed {
  const state = eventStateAt(event, now);
  const { status, startsAt, endsAt, changes, zone } = event;
  const changed = { status, startsAt, endsAt, changes: changes + 1, changedAt: now.toISOString() };
  if (state === 'over') return { error: 'eventOver' };
  if (to === 'cancelled')
    return { changed: state === 'cancelled' ? undefined : { ...changed, status: 'cancelled' } };
  if (state === 'cancelled') return { error: 'eventCancelled' };
  if (state === 'started') return { error: 'eventStarted' };
  const times = eventTimesOf(to, zone);
  if (Date.parse(times.startsAt) <= now.getTime()) return { error: 'eventTimePast' };
  const isSame = times.startsAt === startsAt && times.endsAt === endsAt;
  return { changed: isSame ? undefined : { ...changed, ...times } };
}
