import { lazy } from 'react';

/** Scripts of their own, loaded when they are opened. */
export const StoryPlayer = lazy(() =>
  import('@friendbase/games/story').then((module) => ({ default: module.StoryPlayer })),
);
export const BreathingGuide = lazy(() =>
  import('@friendbase/games/breathing').then((module) => ({ default: module.BreathingGuide })),
);
