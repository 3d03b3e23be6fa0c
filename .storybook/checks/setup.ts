import type { composeStory } from '@storybook/react-vite';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { storyProblems } from './checkStory.ts';
import { fixClock, releaseClock, resetClock } from './pictures/fixedClock.ts';
import { fixIds, resetIds } from './pictures/fixedIds.ts';
import { holdLongTimers } from './longTimers.ts';
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
