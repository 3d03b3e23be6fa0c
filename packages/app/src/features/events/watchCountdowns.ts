import { COUNTDOWN_MS, countdownTo, type Countdown } from './countdown.ts';
import { EVENTS } from '../../lib/events/eventContent.ts';
import { eventDates } from '../../lib/events/eventDates.ts';

interface CountdownOptions {
  /** When the page was opened, which decides about the dates on it. */
  openedAt: Date;
  clock: {
    setTimeout: (callback: () => void, delayMs: number) => number;
    clearTimeout: (id: number) => void;
  };
  now: () => Date;
}

/** How long it is until each event, renewed once a minute. Source: product spec §2 “Events”, §9. */
export function watchCountdowns({ openedAt, clock, now }: CountdownOptions) {
  const countdowns = new Map<string, Countdown>();
  let timer: number;
  const renew = () => {
    for (const event of EVENTS)
      countdowns.set(event.id, countdownTo(eventDates(event, openedAt).start, now()));
    timer = clock.setTimeout(renew, COUNTDOWN_MS);
  };
  renew();
  return { of: (id: string) => countdowns.get(id), stop: () => clock.clearTimeout(timer) };
}
