import { WAIT_MS } from '../../scripts/hang.ts';

/** A message goes by itself after five seconds, which a story on a busy machine may need to play. */
const HELD_FROM_MS = 4000;

/** The longest that a browser knows. */
const NEVER_MS = 2 ** 31 - 1;

/** From here on what waits long waits for ever; the limits of tests, which are longer still, hold. */
export function holdLongTimers(): void {
  const start = globalThis.setTimeout.bind(globalThis);
  const held = (work: TimerHandler, delayMs = 0, ...given: unknown[]) =>
    start(work, delayMs >= HELD_FROM_MS && delayMs < WAIT_MS ? NEVER_MS : delayMs, ...given);
  globalThis.setTimeout = Object.assign(held, globalThis.setTimeout);
}
