import { NO_POWERS } from '../sharedTests.ts';
import type { Row } from '../row.ts';

export const memory: readonly Row[] = [
  {
    number: '4.7.1',
    name: 'Provide a Login that Does Not Rely on Memory or Other Cognitive Skills',
    by: 'T',
    words:
      'Password managers fill and make passwords, the demo account needs no typing, a forgotten name is found, and a passkey, pictures, a card or a mail are other ways in.',
    tests: [
      {
        file: 'packages/app/src/features/auth/signingUp.test.tsx',
        title: 'tells the browser what each field of all is for, and fills nothing of somebody else',
      },
      { file: 'packages/app/src/features/auth/AuthScreen.stories.tsx', title: 'UseTheDemoAccount' },
      NO_POWERS,
      {
        file: 'packages/app/e2e/product/passkeys.spec.ts',
        title: 'a passkey that is chosen where the browser fills in the username logs in',
      },
      {
        file: 'packages/app/e2e/both/pictureLogin.spec.ts',
        title: 'a member chooses pictures, logs out, and logs in by pictures alone, by keyboard',
      },
      { file: 'packages/ui-kit/src/components/TextField/TextField.stories.tsx', title: 'Password' },
      {
        file: 'packages/app/src/features/auth/passkeyOffer.test.tsx',
        title: 'says that nothing happened where the member cancels, and goes on by a second press',
      },
      {
        file: 'packages/contract/src/conformance/recovery.ts',
        title: 'ends every session, opens the account to the new password alone, and tells the member',
      },
    ],
  },
  {
    number: '4.7.2',
    name: 'Allow the User a Simple, Single Step, Login',
    by: 'T',
    words: 'One press, and Home is there.',
    tests: [
      { file: 'packages/app/src/features/auth/AuthScreen.stories.tsx', title: 'UseTheDemoAccount' },
      {
        file: 'packages/app/e2e/product/server.spec.ts',
        title: 'the auth screen is there, and a member reads every page',
      },
    ],
  },
  {
    number: '4.7.3',
    name: 'Provide a Login Alternative with Less Words',
    by: 'T',
    words:
      'At most 40 words on the panel in Simple mode; pictures or one press of a passkey instead of words; the page can be heard before.',
    tests: [
      {
        file: 'packages/app/e2e/both/reach.spec.ts',
        title: 'at most five main choices are in view at ${width} × ${height} px',
      },
      {
        file: 'packages/app/e2e/both/pictureLogin.spec.ts',
        title: 'a member chooses pictures, logs out, and logs in by pictures alone, by keyboard',
      },
      {
        file: 'packages/app/src/comfort/PageReader.test.tsx',
        title: 'reads the auth screen before log in, from its heading to what can be pressed',
      },
      {
        file: 'packages/app/src/features/auth/passkeyOffer.test.tsx',
        title: 'says that nothing happened where the member cancels, and goes on by a second press',
      },
    ],
  },
  {
    number: '4.7.4',
    name: 'Let Users Avoid Navigating Voice Menus',
    by: 'R',
    notApplicable:
      "There is no voice menu. Help calls 911 or the member's own contact, where a person answers.",
  },
  {
    number: '4.7.5',
    name: 'Do Not Rely on Users Calculations or Memorizing Information',
    by: 'TR',
    words:
      'What is left and what is missing is counted for the member; a code stays in view and is there after a reload; a found username stands in its field.',
    tests: [
      {
        file: 'packages/app/e2e/both/tournaments.spec.ts',
        title: 'a member keeps the points, then joins, redeems, and finds the code after a reload',
      },
      {
        file: 'packages/app/src/features/tournaments/joining.test.tsx',
        title: 'that is too dear says how much is missing',
      },
      { file: 'packages/app/src/features/auth/AuthScreen.stories.tsx', title: 'FindUsernameDone' },
    ],
  },
];
