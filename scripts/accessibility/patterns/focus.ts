import { IN_SHORT } from '../sharedTests.ts';
import type { Row } from '../row.ts';

export const focus: readonly Row[] = [
  {
    number: '4.6.1',
    name: 'Limit Interruptions',
    by: 'T',
    words:
      'What comes is shown quietly, and a member chooses what may interrupt; who writes hears at most one thing in ten seconds.',
    tests: [
      { file: 'packages/app/src/notices/createNotices.test.ts', title: 'P7 Interruptions' },
      {
        file: 'packages/app/src/live/quietSpeech.test.ts',
        title: 'says one thing to somebody who types, and the rest together 10 s later',
      },
      {
        file: 'packages/app/e2e/both/preferences.spec.ts',
        title: 'P7 Interruptions: with none, what happened waits behind the bell',
      },
      {
        file: 'packages/app/src/session/ConnectionNote.test.tsx',
        title: 'is not there while the session is known, and nothing is heard',
      },
      {
        file: 'packages/app/src/everyRoute/rest.long.test.tsx',
        title: '%s: for a minute nothing is heard, nothing changes, and nothing moves',
      },
    ],
  },
  {
    number: '4.6.2',
    name: 'Make Short Critical Paths',
    by: 'T',
    words:
      'A post takes one press, a message three, a game two and help one, and six keys from a loaded Home are enough.',
    tests: [
      { file: 'packages/app/src/shortPaths.long.test.tsx', title: '%s with at most three presses from Home' },
      {
        file: 'packages/app/e2e/both/fewPresses.spec.ts',
        title: 'a friend is written to with six keys or fewer',
      },
      {
        file: 'packages/app/e2e/both/fewPresses.spec.ts',
        title: 'the first card is turned over with six keys or fewer',
      },
    ],
  },
  {
    number: '4.6.3',
    name: 'Avoid Too Much Content',
    by: 'T',
    words:
      'In Simple mode at most five links and five main choices are in view, Home has five posts and one form, and three links are a choice. Of the comfort settings one group is open, with twelve things to press in view.',
    tests: [
      {
        file: 'packages/app/src/everyPage.long.test.tsx',
        title: 'has in Simple mode at most five main choices in view',
      },
      {
        file: 'packages/app/e2e/both/reach.spec.ts',
        title: 'at most five main choices are in view at ${width} × ${height} px',
      },
      {
        file: 'packages/app/src/lib/lists/shown.test.ts',
        title: 'is five links and nothing that can be left out in Simple mode',
      },
      {
        file: 'packages/app/src/features/home/length.test.tsx',
        title: 'shows five posts in at most 30 controls and 4,000 px in Simple mode',
      },
      {
        file: 'packages/app/src/features/home/length.test.tsx',
        title: 'has one form in Simple mode, also with comments: the others are folded, and keep their words',
      },
      {
        file: 'packages/app/src/comfort/ComfortDialog.test.tsx',
        title:
          'opens one group at a time: at most twelve things to press are in view in each window, wherever one scrolls',
      },
    ],
  },
  {
    number: '4.6.4',
    name: 'Provide Information So a User Can Complete and Prepare for a Task',
    by: 'T',
    words:
      "A video, the breathing and a tournament say how long they take before they start; the breathing's words come from its own numbers.",
    tests: [
      {
        file: 'packages/games/src/breathing/machine.test.ts',
        title: 'of %i rounds, holding skipped %s, takes %i seconds as it says',
      },
      IN_SHORT,
      {
        file: 'packages/games/src/breathing/BreathingGuide.test.tsx',
        title: 'says how long it takes and when to stop, and nothing is heard before Start',
      },
      {
        file: 'packages/app/src/firstRender.test.ts',
        title:
          'sign-up says how long it takes, what one needs and how long words are kept, before its first field',
      },
    ],
  },
];
