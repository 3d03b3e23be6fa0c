/** When stories play: shown dates and times are the same in every run. */
const START = Date.UTC(2026, 10, 20, 15, 0);

const RealDate = Date;
let begun = performance.now();

/** Restarts the clock of a story. It runs on from there, so that what waits for it goes on. */
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

let made = 0;

/** Restarts the ids of a story. */
export function resetIds(): void {
  made = 0;
}

/** What a story creates has the same id in every run: a person's ground and pattern follow from theirs. */
export function fixIds(): void {
  crypto.randomUUID = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;
}
