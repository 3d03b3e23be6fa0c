import { FRAME, HOW_TO_PLAY, NO_POWERS } from '../sharedTests.ts';
import type { Row } from '../row.ts';

export const understandable: readonly Row[] = [
  {
    number: '3.1.2',
    name: 'Language of Parts',
    by: 'T',
    words:
      "The page has the language of its words, and at each stop of a journey every text of ours stands in a part of its own language. Members' posts are their authors'.",
    tests: [
      {
        file: 'packages/app/e2e/demo/planted.spec.ts',
        title: 'a page and a part that are said to be in another language are found',
      },
      {
        file: 'packages/app/e2e/product/serverRendering.spec.ts',
        title: 'pages arrive in it, and are hydrated as they stand',
      },
      {
        file: 'packages/ui-kit/src/words/WordsProvider.test.tsx',
        title: 'take the language and the direction of the page with them, and give them back',
      },
      { file: 'packages/app/src/words/words.test.ts', title: 'have no words of another language' },
    ],
  },
  {
    number: '3.1.3',
    name: 'Unusual Words',
    by: 'T',
    words: 'FriendBase Bucks are explained where one has them, in words that stay.',
    tests: [
      {
        file: 'packages/app/src/words/readability.test.ts',
        title: 'need at most the grade of easy words, all together and on every screen',
      },
      {
        file: 'packages/app/src/firstRender.test.ts',
        title: 'Tournaments has its cards and the balance, from the loader alone',
      },
      {
        file: 'packages/app/src/firstRender.test.ts',
        title: '%s explains its hard words where they come first',
      },
    ],
  },
  {
    number: '3.1.4',
    name: 'Abbreviations',
    by: 'T',
    words:
      'No other short forms than those that are listed; FBB is written out where it stands first, and megabytes always.',
    tests: [
      {
        file: 'packages/app/src/words/words.test.ts',
        title: 'shorten no other words than those that are listed',
      },
      {
        file: 'packages/app/src/words/words.test.ts',
        title: 'say what %s is, in each catalogue that uses it',
      },
      {
        file: 'packages/app/src/firstRender.test.ts',
        title: '%s explains its hard words where they come first',
      },
    ],
  },
  {
    number: '3.1.5',
    name: 'Reading Level',
    by: 'T',
    words:
      "Our words need grade 6 at most and grade 4 in easy words, all together and by screen; posts are their authors'.",
    tests: [
      {
        file: 'packages/app/src/words/readability.test.ts',
        title: 'English needs at most grade 6, and grade 4 in easy words',
      },
      {
        file: 'packages/app/src/words/readability.test.ts',
        title: 'need at most the grade of easy words, all together and on every screen',
      },
      { file: 'packages/app/src/writtenWords.test.ts', title: 'is as easy to read as the screens' },
    ],
  },
  {
    number: '3.1.6',
    name: 'Pronunciation',
    by: 'T',
    words: 'Words and posts can be heard.',
    tests: [
      {
        file: 'packages/ui-kit/src/components/Listen/Listen.test.tsx',
        title: 'keys: Enter reads the words of its part, and its own button becomes Stop',
      },
      {
        file: 'packages/app/src/words/words.test.ts',
        title: 'have no word that is said in two ways, where nothing before it tells which',
      },
    ],
  },
  {
    number: '3.2.1',
    name: 'On Focus',
    by: 'T',
    words: 'The focus alone chooses, opens and leads to nothing, at any control of any page of the menu.',
    tests: [
      {
        file: 'packages/app/src/everyPage.long.test.tsx',
        title:
          'stays as it is at letters and digits that nobody asked for, and as the focus goes from control to control',
      },
      {
        file: 'packages/ui-kit/src/components/RadioGroup/RadioGroup.test.tsx',
        title: 'keys: Tab goes to the first radio while none is chosen, and chooses nothing',
      },
      {
        file: 'packages/ui-kit/src/patterns/ConversationList/ConversationList.test.tsx',
        title: 'keys: Up, Down, Home, End and letters move, and open nothing',
      },
    ],
  },
  {
    number: '3.2.2',
    name: 'On Input',
    by: 'T',
    words: 'A filter, a select and a setting change what they are about, and the focus stays.',
    tests: [
      {
        file: 'packages/ui-kit/src/components/FilterGroup/FilterGroup.test.tsx',
        title: 'keys: arrows move and choose, and go round',
      },
      {
        file: 'packages/ui-kit/src/components/Select/Select.test.tsx',
        title: 'keys: %s changes the closed list at once',
      },
      {
        file: 'packages/app/src/features/events/events.test.tsx',
        title: 'a filter says how many there are, once, and keeps what was joined',
      },
      {
        file: 'packages/app/e2e/both/events.spec.ts',
        title: 'by mouse, a filter survives a reload and the way back, and a link is copied',
      },
    ],
  },
  {
    number: '3.2.3',
    name: 'Consistent Navigation',
    by: 'T',
    words: 'The header and the menu are the same on every route.',
    tests: [FRAME],
  },
  {
    number: '3.2.4',
    name: 'Consistent Identification',
    by: 'T',
    words: 'One component and one message for one thing.',
    tests: [
      { file: 'packages/app/src/words/words.test.ts', title: 'have catalogues of different names, in en' },
      { file: 'packages/app/src/writtenWords.test.ts', title: 'calls things as the screens do' },
    ],
    missing:
      'two names of one thing by the specification: Public and Everyone, the tab and the dialog “Need Help?”',
  },
  {
    number: '3.2.5',
    name: 'Change on Request',
    by: 'T',
    words:
      'No window opens by itself, and a page stays through a lost network; the auth screen comes only where the session has ended.',
    tests: [
      NO_POWERS,
      {
        file: 'packages/app/src/session/sessionMachine.test.ts',
        title: 'keeps the member for ten minutes of %s, and notices when it is over',
      },
      {
        file: 'packages/app/src/notices/createNotices.test.ts',
        title: 'a message that is held back disturbs none on screen',
      },
    ],
  },
  {
    number: '3.2.6',
    name: 'Consistent Help',
    by: 'T',
    words: 'Help is the last part of every page, and keeps its corner.',
    tests: [
      FRAME,
      {
        file: 'packages/ui-kit/src/patterns/PageFrame/helpPlace.test.tsx',
        title: 'has Help in its corner at the right, and no tools',
      },
      {
        file: 'packages/app/e2e/both/visualModes.spec.ts',
        title: 'with text at ${text} percent Help stays in view',
      },
    ],
  },
  {
    number: '3.3.1',
    name: 'Error Identification',
    by: 'T',
    words: 'Each wrong field says so and why; the summary has the focus and leads to them.',
    tests: [
      { file: 'packages/app/src/features/auth/AuthScreen.stories.tsx', title: 'LogInMissing' },
      {
        file: 'packages/ui-kit/src/components/Form/Form.test.tsx',
        title: 'heard: an error response, once: the summary by its focus, and no second copy',
      },
    ],
  },
  {
    number: '3.3.2',
    name: 'Labels or Instructions',
    by: 'T',
    words: '“needed” and “optional” are words of the label.',
    tests: [
      {
        file: 'packages/ui-kit/src/components/TextField/TextField.stories.tsx',
        title: 'NeededWithDescription',
      },
    ],
  },
  {
    number: '3.3.3',
    name: 'Error Suggestion',
    by: 'T',
    words: 'What to do stands in the error: how many characters are missing, another name, a smaller file.',
    tests: [
      { file: 'packages/app/src/features/auth/rules.test.ts', title: 'says how many characters are missing' },
      { file: 'packages/app/src/features/auth/AuthScreen.stories.tsx', title: 'SignUpTaken' },
      {
        file: 'packages/ui-kit/src/components/DropZone/DropZone.test.tsx',
        title: 'heard: that %s was refused and why, at once, and it stays in view',
      },
      {
        file: 'packages/app/src/lib/errors/apiErrors.test.ts',
        title: 'is said with what to do next, where there is anything to do',
      },
    ],
  },
  {
    number: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    by: 'T',
    words: 'What cannot be undone is asked first, at the safe choice; the rest can be undone.',
    tests: [
      {
        file: 'packages/app/src/features/tournaments/joining.test.tsx',
        title: 'is left alone by a no, which is the choice that has the focus',
      },
      {
        file: 'packages/app/e2e/both/reach.spec.ts',
        title: 'a post for everyone is asked about, and a no keeps the words',
      },
      {
        file: 'packages/app/e2e/both/friends.spec.ts',
        title: 'reads what declining means, keeps the request, and accepts it',
      },
      {
        file: 'packages/app/src/features/messages/chat.test.tsx',
        title: 'waits, is seen and heard to wait, and Undo gives its words back',
      },
    ],
  },
  {
    number: '3.3.5',
    name: 'Help',
    by: 'T',
    words: 'Help is on every page with a form, and each game has its own.',
    tests: [FRAME, HOW_TO_PLAY],
  },
  {
    number: '3.3.6',
    name: 'Error Prevention (All)',
    by: 'T',
    words: 'As 3.3.4. A message is asked about where the member wants that.',
    tests: [
      {
        file: 'packages/ui-kit/src/components/Dialog/Dialog.test.tsx',
        title: 'keys: it begins at the safe choice, which %s means',
      },
      {
        file: 'packages/app/src/features/profile/editing/editing.test.tsx',
        title: 'can be taken back: what was before is there again, and said once',
      },
      {
        file: 'packages/ui-kit/src/patterns/MessageField/MessageField.test.tsx',
        title: '%s keeps the words: the safe answer has the focus',
      },
      {
        file: 'packages/ui-kit/src/patterns/MessageField/MessageField.test.tsx',
        title: 'sends once after a yes, and the focus is in the field again',
      },
    ],
  },
  {
    number: '3.3.7',
    name: 'Redundant Entry',
    by: 'T',
    words:
      'A found username stands in the log in form, an address that found nobody in Sign Up; confirming a password can be pasted.',
    tests: [
      { file: 'packages/app/src/features/auth/AuthScreen.stories.tsx', title: 'FindUsernameDone' },
      {
        file: 'packages/app/src/features/auth/signingUp.test.tsx',
        title: 'does not ask again for the address with which Need Help? found nobody, and keeps another one',
      },
      NO_POWERS,
    ],
  },
  {
    number: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    by: 'T',
    words: 'Passwords are filled in and pasted, passkeys and links of a mail need no memory.',
    tests: [
      {
        file: 'packages/app/src/features/auth/signingUp.test.tsx',
        title: 'tells the browser what each field of all is for, and fills nothing of somebody else',
      },
      NO_POWERS,
      {
        file: 'packages/app/e2e/product/passkeys.spec.ts',
        title: 'a passkey that is chosen where the browser fills in the username logs in',
      },
      {
        file: 'packages/app/e2e/product/mail.spec.ts',
        title: 'a member confirms their address by a link, and comes back by one',
      },
    ],
  },
  {
    number: '3.3.9',
    name: 'Accessible Authentication (Enhanced)',
    by: 'T',
    words: 'As 3.3.8: pictures are one way of several, and nobody needs them.',
    tests: [
      {
        file: 'packages/app/e2e/product/passkeys.spec.ts',
        title: 'a passkey that is chosen where the browser fills in the username logs in',
      },
      {
        file: 'packages/app/e2e/product/mail.spec.ts',
        title: 'a member confirms their address by a link, and comes back by one',
      },
    ],
  },
];
