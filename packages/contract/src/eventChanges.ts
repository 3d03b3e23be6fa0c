import { eventStateAt } from './communityEvents.ts';
import type { CommunityEvent } from './communityEvents.ts';

type Change = Pick<CommunityEvent, 'status' | 'changes' | 'changedAt'>;

/**
 * What becomes of an event that is called off: its new fields, and nothing where it is so already. It can be while it goes on; what is
 * over stays as it was. Organizers move an event with what else they change of it (`planChangeError`).
 */
export function calledOff(
  event: CommunityEvent,
  now: Date,
): { error: 'eventOver' } | { changed: Change | undefined } {
  const state = eventStateAt(event, now);
  if (state === 'over') return { error: 'eventOver' };
  if (state === 'cancelled') return { changed: undefined };
  return {
    changed: { status: 'cancelled', changes: event.changes + 1, changedAt: now.toISOString() },
  };
}
