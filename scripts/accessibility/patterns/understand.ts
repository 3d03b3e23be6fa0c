import {
  EVERY_PAGE_OF_THE_MENU,
  FRAME,
  HOW_TO_PLAY,
  NO_POWERS,
  STORY_CHECKS,
  STRUCTURE,
} from '../sharedTests.ts';
import type { Row } from '../row.ts';

export const understand: readonly Row[] = [
  {
    number: '4.2.1',
    name: 'Make the Purpose of Your Page Clear',
    by: 'TR',
    words:
      'One h1 and a plain line under it on every page; the title names page and product; the focus is on the h1 after each link.',
    tests: [
      {
        file: 'packages/app/src/firstRender.test.ts',
        title: '%s is rendered whole, with what the policy allows',
      },
      EVERY_PAGE_OF_THE_MENU,
      { file: 'packages/app/src/lib/page/windowTitle.test.tsx', title: 'names the page, then the product' },
    ],
  },
  {
    number: '4.2.2',
    name: 'Use a Familiar Hierarchy and Design',
    by: 'TU',
    words:
      'The header is the same on every route, and so is the order of its parts. No link is without an address, and nothing but a link leads to another page: “Send Message” and “Account Settings” are links.',
    tests: [
      FRAME,
      EVERY_PAGE_OF_THE_MENU,
      {
        file: 'packages/app/src/help/HelpDialog.test.tsx',
        title: 'keys: Enter on the link %s closes it and goes there',
      },
      NO_POWERS,
    ],
  },
  {
    number: '4.2.3',
    name: 'Use a Consistent Visual Design',
    by: 'T',
    words:
      'One component each; raw controls and colours outside of the kit do not pass the lint; each story has its picture, and the audit takes one of each page and story in every theme.',
    tests: [
      { file: 'lint/boundaries.test.ts', title: 'refuse %s by %s' },
      { file: 'lint/styles.test.ts', title: 'refuse “%s” outside the tokens by %s' },
      {
        file: '.storybook/checks/pictures/stored.test.ts',
        title: 'has one picture of each story, and none of a story that is no more',
      },
      {
        file: 'packages/app/tools/audit/plan.test.ts',
        title:
          'is each busy page in each mode and window, what is behind presses in its own words, what went wrong in light alone',
      },
      {
        file: 'packages/app/tools/audit/plan.test.ts',
        title: 'is a story in each mode and window, but one that is played in its own words alone',
      },
    ],
  },
  {
    number: '4.2.4',
    name: 'Make Each Step Clear',
    by: 'T',
    words:
      'The current page is marked; where several steps are in view, the current one has `aria-current="step"`; sign-up counts its needed answers and shows one step alone, whose heading says its place, “Step 2 of 7”, and has the focus; games say whose turn it is.',
    tests: [
      FRAME,
      { file: 'packages/app/src/features/auth/AuthScreen.stories.tsx', title: 'SignUpProgress' },
      { file: 'packages/app/src/features/auth/AuthScreen.stories.tsx', title: 'SignUp' },
      {
        file: 'packages/games/src/numbers/NumbersGame.test.tsx',
        title: 'heard: one sentence for the numbers, the turn, and how it went',
      },
      {
        file: 'packages/games/src/story/StoryPlayer.test.tsx',
        title: 'moves to the part that is chosen, and says so in the progress',
      },
      { file: 'packages/ui-kit/src/patterns/Stage/Stage.stories.tsx', title: 'StoryInParts' },
    ],
  },
  {
    number: '4.2.5',
    name: 'Clearly Identify Controls and Their Use',
    by: 'T',
    words:
      'Only what can be pressed shows the hand, badges are no stop, targets of every story are 44 px, and unusual games say how they work.',
    tests: [
      {
        file: 'packages/app/src/everyPage.long.test.tsx',
        title: 'shows the hand on what can be pressed alone, and scrolls in one place',
      },
      ...STORY_CHECKS,
      HOW_TO_PLAY,
    ],
  },
  {
    number: '4.2.6',
    name: 'Make the Relationship Clear Between Controls and the Content They Affect',
    by: 'T',
    words:
      'A filter is a named group that tells how many it left; the messages take no room of the page, which scrolls alone. A filter and its list stand in one named group.',
    tests: [
      {
        file: 'packages/ui-kit/src/components/FilterGroup/FilterGroup.test.tsx',
        title: 'heard: the count, once, 800 ms after the last change',
      },
      {
        file: 'packages/ui-kit/src/patterns/MessageLog/MessageLog.test.tsx',
        title: 'makes the page no longer than it is itself',
      },
      {
        file: 'packages/app/src/everyPage.long.test.tsx',
        title: 'shows the hand on what can be pressed alone, and scrolls in one place',
      },
      STRUCTURE,
    ],
  },
  {
    number: '4.2.7',
    name: 'Use Icons that Help the User',
    by: 'TRU',
    words:
      'Every icon is hidden from screen readers, and no two names have the same drawing but for the filled heart, also of those that come with later pages; what has no word in a narrow header has it as its name and beside it where there is room.',
    tests: [
      { file: 'packages/ui-kit/src/components/Icon/Icon.stories.tsx', title: 'All' },
      { file: 'packages/ui-kit/src/components/Icon/Icon.stories.tsx', title: 'Later' },
      {
        file: 'packages/ui-kit/src/patterns/SiteHeader/SiteHeader.test.tsx',
        title: 'at %i px shows the words %j, and always has them as names',
      },
      {
        file: 'packages/app/src/picturesAlone.long.test.tsx',
        title:
          'somebody who reads no word hears the page, logs in to the demo, likes a post, and says yes to a friend',
      },
    ],
  },
];
