import type { NamedTest } from '../../lint/namedTests.ts';

export const FRAME: NamedTest = {
  file: 'packages/app/src/firstRender.test.ts',
  title:
    '%s has the frame of every page, its place marked, no gap in headings, and controls named by what is seen',
};

export const IN_SHORT: NamedTest = {
  file: 'packages/games/src/story/StoryPlayer.test.tsx',
  title: 'says before Start what it pays, how long it is and what happens in it',
};

export const NO_POWERS: NamedTest = { file: 'lint/browserPowers.test.ts', title: 'nothing %s' };

export const EVERY_PAGE_OF_THE_MENU: NamedTest = {
  file: 'packages/app/e2e/both/member.spec.ts',
  title: 'a member visits every page of the menu',
};

export const VISUAL_MODES: NamedTest = {
  file: 'packages/app/src/everyRoute/visualModes.long.test.tsx',
  title: '%s is whole and can be told apart in each visual mode',
};

export const STOPS_OF_HOME: NamedTest = {
  file: 'packages/app/e2e/both/focus.spec.ts',
  title: 'every stop on Home is in full view, a toast showing, at ${viewport.width} px',
};

export const STOPS_OF_AUTH: NamedTest = {
  file: 'packages/app/e2e/both/focus.spec.ts',
  title: 'every stop of the auth screen is in full view at ${viewport.width} px',
};

export const HOW_IT_WORKS: NamedTest = {
  file: 'packages/app/src/howItWorks.test.tsx',
  title: 'says how it works in an ordered list of at most three steps, each of 12 words or fewer',
};

export const HOW_TO_PLAY: NamedTest = {
  file: 'packages/games/src/frame/GameFrame.stories.tsx',
  title: 'HowToPlay',
};

export const HELP: NamedTest = {
  file: 'packages/app/e2e/both/help.spec.ts',
  title: 'Help is two presses away, calls nobody by itself, and leads on and back',
};

export const STORY_IN_WORDS: NamedTest = {
  file: 'packages/games/src/story/StoryPlayer.test.tsx',
  title: 'opens below, and is open with Easy words',
};

export const STRUCTURE: NamedTest = {
  file: 'packages/app/src/everyRoute/structure.long.test.tsx',
  title: 'has six landmarks at most, and headings and links that are told apart by their words',
};

export const COLOURS: NamedTest = {
  file: 'packages/ui-kit/src/tokens/themes.test.ts',
  title: 'shows %s on %s at %d:1 or more',
};

export const STORY_CHECKS: readonly [NamedTest, NamedTest] = [
  { file: '.storybook/checks/checks.test.tsx', title: 'is refused for %s' },
  { file: '.storybook/checks/checks.test.tsx', title: 'refuse %s' },
];
