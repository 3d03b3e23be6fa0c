/** When stories play: shown dates and times are the same in every run. */
const START = Date.UTC(2026, 10, 20, 15, 0);

const RealDate = Date;
let begun = performance.now();

/** Starts the clock of a story anew. It runs on from there, so that what waits for it goes on. */
export function resetClock(): void {
  begun = performance.now();
}

const now = () => START + Math.floor(performance.now() - begun);

class StoryDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    super(...((given.length === 0 ? [now()] : given) as [number]));
  }

  static override now = now;
}

/** Gives the page a clock that starts at the same moment for every story. */
export function fixClock(): void {
  globalThis.Date = StoryDate as DateConstructor;
  resetClock();
}

/**
 * Gives the page its own clock back. Vitest names its copy of a set-up file by the time: with equal times it would
 * load none for the next file of stories, and nobody would look at them.
 */
export function releaseClock(): void {
  globalThis.Date = RealDate;
}
