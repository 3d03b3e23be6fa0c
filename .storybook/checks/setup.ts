import type { composeStory } from '@storybook/react-vite';
import { afterEach, beforeEach, inject } from 'vitest';
import { checkStory } from './checkStory.ts';
import { fixClock, resetClock } from './pictures/fixedClock.ts';
import { fixIds, resetIds } from './pictures/fixedIds.ts';
import { holdLongTimers } from './longTimers.ts';
import { acceptPictures } from './pictures/takePictures.ts';
import { standStill } from './still.ts';

declare module 'vitest' {
  interface TestContext {
    /** What Storybook's plugin has just shown. */
    story?: ReturnType<typeof composeStory>;
  }
}

const look = inject('pictureMode') === 'accept' ? acceptPictures : checkStory;

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
  await look(story.id);
});
