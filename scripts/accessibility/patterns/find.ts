import { EVERY_PAGE_OF_THE_MENU, FRAME, HELP, STORY_CHECKS, STRUCTURE } from '../sharedTests.ts';
import type { Row } from '../row.ts';

export const find: readonly Row[] = [
  {
    number: '4.3.1',
    name: 'Make it Easy to Find the Most Important Tasks and Features of the Site',
    by: 'T',
    words:
      'What members come for is whole in the first window of every page in four sizes: the composer and a post on Home, the form on the auth screen. Help stays in view. `packages/app/src/features/home/firstWindow.test.tsx` and those of the other pages say so by the case that is named.',
    tests: [
      { file: 'packages/app/testing/firstWindow.tsx', title: 'has what one came for, %s' },
      {
        file: 'packages/app/e2e/both/visualModes.spec.ts',
        title: 'with text at ${text} percent Help stays in view',
      },
    ],
  },
  {
    number: '4.3.2',
    name: 'Make the Site Hierarchy Easy to Understand and Navigate',
    by: 'TU',
    words:
      'Nine flat links; More is a button with a word that says whether it is open, and nothing waits for a pointer.',
    tests: [
      {
        file: 'packages/ui-kit/src/patterns/MenuBar/MenuBar.test.tsx',
        title: 'keys: %s opens and closes More',
      },
      EVERY_PAGE_OF_THE_MENU,
      {
        file: 'packages/app/src/everyRoute/structure.long.test.tsx',
        title: 'shows nothing more and nothing else where the mouse is',
      },
    ],
    missing:
      'the h1 of Home, Friends and Donations begins with other words than the link, by the specification (“Support FriendBase”)',
  },
  {
    number: '4.3.3',
    name: 'Use a Clear and Understandable Page Structure',
    by: 'T',
    words:
      'Header, menu, main part and Help, each with a plain name, in the same order; no level of headings is skipped.',
    tests: [
      FRAME,
      {
        file: 'packages/ui-kit/src/patterns/PageFrame/PageFrame.test.tsx',
        title: 'heard: header, menu, main part and help, each by its name',
      },
      STRUCTURE,
    ],
  },
  {
    number: '4.3.4',
    name: 'Make it Easy to Find the Most Important Actions and Information on the Page',
    by: 'T',
    words:
      'While one writes, the button that sends is in view, on the smallest phone and with text twice as large; 911 comes first in Help.',
    tests: [
      {
        file: 'packages/app/e2e/both/member.spec.ts',
        title: 'Share Post is in view while a long post is written',
      },
      {
        file: 'packages/app/src/badInput.test.tsx',
        title: '%s and its button are in view above a keyboard that covers half of the window',
      },
      {
        file: 'packages/app/e2e/both/visualModes.spec.ts',
        title: 'Share Post is in view beside Help or above it while writing',
      },
      HELP,
    ],
  },
  {
    number: '4.3.5',
    name: 'Break Media into Chunks',
    by: 'T',
    words: 'A story of about 20 seconds has four named parts to choose from.',
    tests: [
      {
        file: 'packages/games/src/story/StoryPlayer.test.tsx',
        title: 'moves to the part that is chosen, and says so in the progress',
      },
    ],
  },
  {
    number: '4.3.6',
    name: 'Provide Search',
    by: 'T',
    words:
      'Letter case, accents, spaces and one typo are forgiven; near names are offered where nothing is found; the count is said.',
    tests: [
      {
        file: 'packages/app/src/features/clubs/clubs.test.tsx',
        title: 'finds with a typo, keeps the focus, and says the count once',
      },
      {
        file: 'packages/app/src/features/clubs/clubs.test.tsx',
        title: 'offers near names and all games where it finds nothing',
      },
      {
        file: 'packages/app/src/lib/lists/search.test.ts',
        title: 'has “%s” in “memory match” with at most one typo: %s',
      },
      {
        file: 'packages/app/src/features/friends/friends.test.tsx',
        title: 'is found without accents, and the count is said once',
      },
    ],
  },
  {
    number: '4.3.7',
    name: 'Make it easy to go directly to the home page',
    by: 'T',
    words:
      'A link to Home in the header of every page, and first in the menu; on a page that is not there it needs no scrolling.',
    tests: [
      FRAME,
      {
        file: 'packages/app/e2e/both/visualModes.spec.ts',
        title: 'the way home from a page that is not there needs no scrolling on a small phone',
      },
      ...STORY_CHECKS,
    ],
  },
];
