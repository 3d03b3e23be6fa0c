import { messageOf, type MessageRef } from '@friendbase/ui-kit/words';
import { events } from '../../words/en/events.ts';

/** How often it is renewed. Source: product spec §2 “Events”, §9. */
export const COUNTDOWN_MS = 60_000;

const MINUTE_MS = 60_000;
const MINUTES_AN_HOUR = 60;
const HOURS_A_DAY = 24;

export interface Countdown {
  hasStarted: boolean;
  /** “3 days, 4 hours, 12 minutes”, or that it has started. */
  words: MessageRef;
}

/** How long it is until an event: whole minutes, so it is never said to have started before it has. */
export function countdownTo(start: Date, now: Date): Countdown {
  const left = start.getTime() - now.getTime();
  if (left <= 0) return { hasStarted: true, words: messageOf(events, 'started') };
  const minutes = Math.ceil(left / MINUTE_MS);
  const hours = Math.floor(minutes / MINUTES_AN_HOUR);
  return {
    hasStarted: false,
    words: messageOf(events, 'countdown', {
      days: Math.floor(hours / HOURS_A_DAY),
      hours: hours % HOURS_A_DAY,
      minutes: minutes % MINUTES_AN_HOUR,
    }),
  };
}
