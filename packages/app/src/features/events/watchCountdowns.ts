import { COUNTDOWN_MS, countdownTo, type Countdown } from './countdown.ts';

interface CountdownOptions {
  /** The events on the page, as they are known now. */
  events: () => readonly { id: string; startsAt: string }[];
  clock: {
    setTimeout: (callback: () => void, delayMs: number) => number;
    clearTimeout: (id: number) => void;
  };
  now: () => Date;
}

/** How long it is until each event, renewed once a minute. Source: product spec §2 “Events”, §9. */
export function watchCountdowns({ events, clock, now }: CountdownOptions) {
  const countdowns = new Map<string, Countdown>();
  let timer: number;
  const renew = () => {
    for (const { id, startsAt } of events()) countdowns.set(id, countdownTo(new Date(startsAt), now()));
    timer = clock.setTimeout(renew, COUNTDOWN_MS);
  };
  renew();
  return { of: (id: string) => countdowns.get(id), stop: () => clock.clearTimeout(timer) };
}
