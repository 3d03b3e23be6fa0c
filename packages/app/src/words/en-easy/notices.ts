import { translationOf } from '@friendbase/ui-kit/words';
import type { notices as reference, notifications as listReference } from '../en/notices.ts';

export const notices = translationOf<typeof reference>()('en', {
  missingInformation: 'Something is missing',
  emailRequired: 'Your email is missing',
  loginFailed: 'You are not logged in',
  accountNotFound: 'We did not find you',
  loggedInText: 'You are logged in now.',
  signedUp: 'You have an account now!',
  signedUpText:
    'We look at each new account, to keep everybody safe. You can start now. You do not need to wait.',
  accountFound: 'We found you!',
  accountFoundText: ({ username }) => `Your username is: ${username}. You can log in now.`,
  loggedOut: 'You are logged out',
  logoutFailed: 'You are still logged in',
  logoutFailedText: 'Something went wrong. Please try again.',
});

export const notifications = translationOf<typeof listReference>()('en', {
  noNew: 'Nothing is new. Press the bell to read the old ones.',
  told: 'What we said when you did something',
  hideTold: 'Hide what we said when you did something',
  list: 'What we said when you did something, the newest first',
  clear: 'Throw all away',
  askClear: 'Throw all of them away?',
  askClearEffect: 'The list is empty then. You can not get them back.',
});
