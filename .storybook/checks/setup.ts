import type { composeStory } from '@storybook/react-vite';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { WAIT_MS } from '../../scripts/hang.ts';
import { storyProblems } from './checkStory.ts';
import { fixClock, fixIds, releaseClock, resetClock, resetIds } from './pictures/fixedClockAndIds.ts';
import { pictureProblems } from './pictures/matchPicture.ts';
import { standStill } from './still.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What Storybook's plugin reads. */
    'storybook/test-provided': { a11y: boolean };
  }

  interface TestContext {
    /** What Storybook's plugin has just shown. */
    story?: ReturnType<typeof composeStory>;
  }
}

/** A message goes by itself after five seconds, which a story on a busy machine may need to play. */
const HELD_FROM_MS = 4000;

/** The longest that a browser knows. */
const NEVER_MS = 2 ** 31 - 1;

/** From here on what waits long waits for ever; the limits of tests, which are longer still, hold. */
function holdLongTimers(): void {
  const start = globalThis.setTimeout.bind(globalThis);
  const held = (work: TimerHandler, delayMs = 0, ...given: unknown[]) =>
    start(work, delayMs >= HELD_FROM_MS && delayMs < WAIT_MS ? NEVER_MS : delayMs, ...given);
  globalThis.setTimeout = Object.assign(held, globalThis.setTimeout);
}

fixClock();
fixIds();
holdLongTimers();
beforeEach(() => {
  resetClock();
  resetIds();
});

// Storybook leaves a story on the page until the next one, in the state in which its play function left it.
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return;
  await standStill();
  const found = await pictureProblems(story.id, task.file.name);
  found.push(...(await storyProblems()));
  if (found.length > 0) throw new Error(found.join('\n'));
});

afterAll(releaseClock);
