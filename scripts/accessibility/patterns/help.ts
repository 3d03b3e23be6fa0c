import { FRAME, HELP, HOW_IT_WORKS, HOW_TO_PLAY, IN_SHORT } from '../sharedTests.ts';
import type { Row } from '../row.ts';

export const help: readonly Row[] = [
  {
    number: '4.8.1',
    name: 'Provide Human Help',
    by: 'TR',
    words:
      "Two presses from every page: 911, the member's own contact, and a letter that a person answers. The person whom who runs FriendBase has named can be written to and called by visitors too, in Help and in Need Help of the auth screen.",
    tests: [
      HELP,
      {
        file: 'packages/app/src/help/HelpDialog.test.tsx',
        title: 'calls the member’s own contact, closes, and says what to do if no call starts',
      },
      {
        file: 'packages/app/src/help/letters/letters.test.tsx',
        title: 'has 911 beside it for who is worried, and says so',
      },
      FRAME,
      {
        file: 'packages/app/src/help/PersonToReach.test.tsx',
        title: 'is a name, with a mail and a call, where all are known',
      },
      {
        file: 'packages/app/src/help/PersonToReach.test.tsx',
        title: 'is who told of FriendBase, where nobody is named',
      },
      { file: 'packages/api/src/config.test.ts', title: 'name a person to reach, whom a name alone is not' },
    ],
  },
  {
    number: '4.8.2',
    name: 'Provide Alternative Content for Complex Information and Tasks',
    by: 'T',
    words:
      'Easy words in place of the others, reading aloud, pictures, dots and hints; the change keeps focus and typed words.',
    tests: [
      {
        file: 'packages/ui-kit/src/words/WordsProvider.test.tsx',
        title: 'change where they stand, and nothing else does: what was typed stays, and the focus',
      },
      {
        file: 'packages/app/e2e/both/reach.spec.ts',
        title: 'change all words at once, and the focus stays on the choice',
      },
      {
        file: 'packages/app/src/comfort/PageReader.test.tsx',
        title: 'reads the auth screen before log in, from its heading to what can be pressed',
      },
      {
        file: 'packages/games/src/math/MathGame.test.tsx',
        title: 'heard: Try again with a hint once hints are due, with dots in words',
      },
      {
        file: 'packages/app/src/changeOfWords.test.tsx',
        title: 'leaves what is read where it is in the window',
      },
    ],
    missing:
      'easy words by one press from the page. Answered: they are a choice in Comfort settings, offered once at the first visit; a button in the header would take the room of another on a phone',
  },
  {
    number: '4.8.3',
    name: 'Clearly State the Results and Disadvantages of Actions, Options, and Selections',
    by: 'T',
    words:
      'Who reads a post, what declining does, a price, unfinished words at log out and what a video pays are said before, at the control or in its question.',
    tests: [
      {
        file: 'packages/ui-kit/src/components/RadioGroup/RadioGroup.test.tsx',
        title: 'heard: what Everyone means, once: with the focus, and not again by the announcer',
      },
      {
        file: 'packages/ui-kit/src/components/Dialog/Dialog.test.tsx',
        title: 'heard: the question, and what it means',
      },
      {
        file: 'packages/app/e2e/both/friends.spec.ts',
        title: 'reads what declining means, keeps the request, and accepts it',
      },
      {
        file: 'packages/app/src/features/tournaments/joining.test.tsx',
        title: 'is left alone by a no, which is the choice that has the focus',
      },
      {
        file: 'packages/app/e2e/both/member.spec.ts',
        title: 'logging out with an unfinished post asks first, on the safe choice',
      },
      IN_SHORT,
      {
        file: 'packages/app/src/features/donations/donations.test.tsx',
        title: 'say before everything else that no money is taken',
      },
    ],
  },
  {
    number: '4.8.4',
    name: 'Provide Help for Forms and Non-standard Controls',
    by: 'T',
    words:
      'One help beside each game says how to play and which keys and taps work; a button at the place for pictures and one at the list of notifications say how it works.',
    tests: [
      HOW_TO_PLAY,
      HOW_IT_WORKS,
      {
        file: 'packages/games/src/numbers/NumbersGame.test.tsx',
        title: 'has the steps first, lets the game rest, and gives the focus back',
      },
    ],
  },
  {
    number: '4.8.5',
    name: 'Make It Easy to Find Help and Give Feedback',
    by: 'T',
    words:
      'Help is the last part of every page, in the same place, and leads to a letter about what does not work, with two fields. Who is not logged in has a mail, with its subject, and a call to the person who is named.',
    tests: [
      FRAME,
      HELP,
      {
        file: 'packages/app/src/help/letters/letters.test.tsx',
        title:
          'keeps what was written and chosen while it is closed, after a reload, and when it was not sent',
      },
      {
        file: 'packages/app/src/help/PersonToReach.test.tsx',
        title: 'is a name, with a mail and a call, where all are known',
      },
      {
        file: 'packages/app/src/firstRender.test.ts',
        title: 'the auth screen ends with Help, as every page does',
      },
    ],
  },
  {
    number: '4.8.6',
    name: 'Provide Help with Directions',
    by: 'TR',
    words:
      'The whole address, a landmark in a sentence, and a link to a map that begins with its words and goes on with the place.',
    tests: [
      {
        file: 'packages/app/src/firstRender.test.ts',
        title: 'Events names the place of each event in the link to its map',
      },
      FRAME,
    ],
  },
  {
    number: '4.8.7',
    name: 'Provide Reminders',
    by: 'T',
    words: "A file for the member's own calendar with the reminder they chose, and only by their press.",
    tests: [
      {
        file: 'packages/app/src/features/events/events.test.tsx',
        title: 'Add to my calendar makes a file with the chosen reminder, and only by its press',
      },
      {
        file: 'packages/app/src/features/tournaments/joining.test.tsx',
        title: 'can be added to the member’s own calendar, by a press',
      },
    ],
  },
];
