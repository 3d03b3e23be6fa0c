import type { composeStory } from '@storybook/react-vite';
import { afterEach, beforeEach } from 'vitest';
import { checkStory } from './checkStory.ts';
import { fixClock, resetClock } from './pictures/fixedClock.ts';

declare module 'vitest' {
  interface TestContext {
    /** What Storybook's plugin has just shown. */
    story?: ReturnType<typeof composeStory>;
  }
}

fixClock();
beforeEach(resetClock);

// Storybook leaves a story on the page until the next one, in the state in which its play function left it.
afterEach(async ({ story, task }) => {
  if (story && task.result?.state !== 'fail') await checkStory(story.id);
});
