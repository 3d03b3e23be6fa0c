import { catalogue } from '@friendbase/ui-kit/words';

type When = { when: string };

/** Where organizers look at a code that a member shows, and mark it as used. */
export const codeCheck = catalogue('codeCheck', {
  title: 'Check a code',
  back: 'Back to the list',
  code: 'Code that a member shows',
  codeMeans: 'Small or large letters, with or without spaces and dashes.',
  look: 'Look up',
  looking: 'Looking it up...',
  failed: 'That did not work. Please try again.',
  shownTo: ({ who }: { who: string }) => `To show to ${who}.`,
  redeemed: ({ when }: When) => `Redeemed ${when}`,
  isOpen: 'This code was not used yet.',
  wasUsed: ({ when }: When) => `This code was used already: ${when}.`,
  mark: 'Mark as used',
  marking: 'Marking it as used...',
  ask: ({ name }: { name: string }) => `Mark ${name} as used?`,
  askEffect: 'The code works once. You cannot take this back.',
  notYet: 'Not yet',
  isUsed: 'It is marked as used. The member sees that too.',
});

/** Why a code cannot be marked, by the code of the server's answer. */
export const codeErrors = catalogue('codeErrors', {
  codeNotFound: 'We do not know this code. Please look at each sign again.',
  codeOpens: 'This reward opens in the app. Its code is not shown to anybody.',
  codeUsed: 'This code was used already.',
});
