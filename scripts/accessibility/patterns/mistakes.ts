import { FRAME } from '../sharedTests.ts';
import type { Row } from '../row.ts';

export const mistakes: readonly Row[] = [
  {
    number: '4.5.1',
    name: 'Ensure Controls and Content Do Not Move Unexpectedly',
    by: 'T',
    words:
      'Every journey fails at a layout shift of 0.02; a button that opens something stays under the finger; a turned phone keeps the place.',
    tests: [
      {
        file: 'packages/app/e2e/both/member.spec.ts',
        title: 'opening comments leaves the pressed button where it is',
      },
      {
        file: 'packages/app/e2e/demo/slow.spec.ts',
        title: 'nothing moves when the posts come late, also after a reload',
      },
      {
        file: 'packages/app/e2e/product/device.spec.ts',
        title:
          '30 s without a network: what came meanwhile and what was written is there once, and a list that is read stays still',
      },
      {
        file: 'packages/app/src/badInput.test.tsx',
        title: '%s goes on when the phone is turned, and turned back',
      },
    ],
  },
  {
    number: '4.5.2',
    name: 'Let Users Go Back',
    by: 'T',
    words: 'Back closes a dialog first and finds the place again; words stay; changes can be undone.',
    tests: [
      {
        file: 'packages/ui-kit/src/components/Dialog/Dialog.test.tsx',
        title: 'keys: the Back button of the browser leaves, and only the one on top',
      },
      {
        file: 'packages/app/e2e/both/member.spec.ts',
        title: 'whoever comes back finds the posts where they were',
      },
      {
        file: 'packages/ui-kit/src/components/Tabs/Tabs.test.tsx',
        title: 'keys: going to another tab and back keeps what was typed',
      },
      {
        file: 'packages/app/e2e/both/clubs.spec.ts',
        title: 'a member finds a club, solves a sum, leaves, and goes on after a reload',
      },
      {
        file: 'packages/ui-kit/src/components/InlineEdit/InlineEdit.test.tsx',
        title: 'keys: Undo after a save brings back what was, and the focus to Edit',
      },
    ],
  },
  {
    number: '4.5.3',
    name: 'Notify Users of Fees and Charges at the Start of a Task',
    by: 'T',
    words:
      'The price stands on the card and in the description of its button, and again in a question with what is left; Donations begins with “No money is taken on this page.”',
    tests: [
      {
        file: 'packages/app/src/firstRender.test.ts',
        title: 'Tournaments tells the price in the description of each button that spends',
      },
      {
        file: 'packages/app/src/features/tournaments/joining.test.tsx',
        title: 'is left alone by a no, which is the choice that has the focus',
      },
      { file: 'packages/app/src/features/tournaments/TournamentsPage.stories.tsx', title: 'Asking' },
      {
        file: 'packages/app/src/features/donations/donations.test.tsx',
        title: 'say before everything else that no money is taken',
      },
    ],
  },
  {
    number: '4.5.4',
    name: 'Design Forms to Prevent Mistakes',
    by: 'T',
    words:
      'Five needed answers; spaces around an address do not matter; a sixth file is refused by name with its reason.',
    tests: [
      { file: 'packages/app/src/features/auth/AuthScreen.stories.tsx', title: 'FindUsernameDone' },
      { file: 'packages/app/src/features/auth/rules.test.ts', title: 'refuses %j as “%s”' },
      { file: 'packages/app/src/uploads/mediaDraft.test.ts', title: 'is the sixth' },
      {
        file: 'packages/ui-kit/src/components/DropZone/DropZone.test.tsx',
        title: 'heard: that %s was refused and why, at once, and it stays in view',
      },
    ],
  },
  {
    number: '4.5.5',
    name: 'Make it Easy to Undo Form Errors',
    by: 'T',
    words:
      'A refused sign-up keeps every answer and leads to the wrong one; a saved profile can be taken back.',
    tests: [
      { file: 'packages/app/src/features/auth/AuthScreen.stories.tsx', title: 'SignUpTaken' },
      {
        file: 'packages/app/src/features/auth/signingUp.test.tsx',
        title:
          'leads to the step of the answer that is refused, keeps every word, and makes the account at the end',
      },
      {
        file: 'packages/app/src/features/profile/editing/editing.test.tsx',
        title: 'can be taken back: what was before is there again, and said once',
      },
    ],
  },
  {
    number: '4.5.6',
    name: 'Use Clear Visible Labels',
    by: 'T',
    words:
      'No field takes its name from words that are not seen; visible words begin each name. Looked at are the pages, and the chat, all steps of sign-up and of a recovery, letters and their answers, the forms of organizers, a decision, a closed account, and every window over the profile.',
    tests: [
      FRAME,
      { file: '.storybook/checks/routeChecks.test.tsx', title: 'refuse a field with words %s' },
      {
        file: 'packages/app/src/everyRoute/names.long.test.tsx',
        title: '%s has no control that is called other than what is read on it',
      },
      {
        file: 'packages/app/src/everyRoute/names.long.test.tsx',
        title: '$name has none either, and fits a phone',
      },
      {
        file: 'packages/app/src/features/auth/closedAccount.test.tsx',
        title: 'a closed account is told which rule it was, and asks once, with its own words',
      },
    ],
  },
  {
    number: '4.5.7',
    name: 'Use Clear Step-by-step Instructions',
    by: 'T',
    words: 'What a field wants stands before it and is its description.',
    tests: [
      {
        file: 'packages/ui-kit/src/components/TextField/TextField.stories.tsx',
        title: 'NeededWithDescription',
      },
      {
        file: 'packages/ui-kit/src/components/DropZone/DropZone.test.tsx',
        title: 'heard: the group, and its limits with the chooser, once',
      },
      {
        file: 'packages/ui-kit/src/components/RadioGroup/RadioGroup.test.tsx',
        title: 'heard: the question, the answer, its state, and what it means',
      },
    ],
  },
  {
    number: '4.5.8',
    name: 'Accept different input formats',
    by: 'T',
    words:
      'Numbers with spaces, a point, other digits and, with easy words, as words; a guess in any letters; any way to write a phone number.',
    tests: [
      { file: 'packages/games/src/math/readAnswer.test.ts', title: 'is 12 in “%s”' },
      { file: 'packages/games/src/math/readAnswer.test.ts', title: 'is in the word “%s” with easy words' },
      { file: 'packages/games/src/wordGame/rules.test.ts', title: 'can be “%s” for FRIEND' },
      { file: 'packages/app/src/help/phone.test.ts', title: 'is found in %s' },
    ],
  },
  {
    number: '4.5.9',
    name: 'Avoid Data Loss and "Timeouts"',
    by: 'T',
    words: 'Words outlive a lost session, a reload and a week; a page without a network stays.',
    tests: [
      {
        file: 'packages/app/e2e/both/member.spec.ts',
        title: 'a member whose session ends finds place and words again',
      },
      { file: 'packages/app/src/lib/forms/drafts.test.ts', title: 'are stored for 7 days and not longer' },
      {
        file: 'packages/app/e2e/product/lostNetwork.spec.ts',
        title:
          "${what} half written stays on its page for 9 s, 60 s and 10 min without a network${sending ? ', and is sent once' : ''}",
      },
      {
        file: 'packages/app/src/firstRender.test.ts',
        title:
          'sign-up says how long it takes, what one needs and how long words are kept, before its first field',
      },
    ],
  },
  {
    number: '4.5.10',
    name: 'Provide Feedback',
    by: 'T',
    words:
      'Every call that changes something is in one table, where it fails and where it is done: seen, and heard once.',
    tests: [
      { file: 'packages/app/src/outcomes.test.tsx', title: 'sees and hears once that it failed' },
      { file: 'packages/app/src/outcomes.test.tsx', title: 'sees and hears once that it is done' },
      { file: 'packages/app/src/outcomes.test.tsx', title: 'does not compile without one of them' },
    ],
  },
  {
    number: '4.5.11',
    name: 'Help the user stay safe',
    by: 'TR',
    words:
      'A phone number or address is spoken of while it is written, and can still be sent; whatever is not OK can be reported.',
    tests: [
      {
        file: 'packages/app/src/features/messages/chat.test.tsx',
        title: 'has a note that is heard once, while it is written',
      },
      {
        file: 'packages/app/src/features/home/composer/composerMachine.test.ts',
        title: 'is spoken of once for each change to it',
      },
      {
        file: 'packages/app/src/safety/reporting.test.tsx',
        title: 'takes four presses from the post, which goes, and leads back to a place with a name',
      },
      { file: 'packages/app/src/firstRender.test.ts', title: '%s says nothing of the challenge of anybody' },
    ],
  },
  {
    number: '4.5.12',
    name: 'Use Familiar Metrics and Units',
    by: 'T',
    words:
      '12 or 24 hours as the member chooses; lengths in minutes and seconds; 50 megabytes are “about one short phone video”.',
    tests: [
      {
        file: 'packages/app/e2e/both/reach.spec.ts',
        title: 'come with the weekday, and the clock is the one that was chosen',
      },
      {
        file: 'packages/app/src/lib/time/dates.test.ts',
        title: 'writes every time on a 24-hour clock for who wants it',
      },
    ],
  },
];
