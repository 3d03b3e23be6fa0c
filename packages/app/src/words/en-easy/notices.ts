import { translationOf } from '@friendbase/ui-kit/words';
import type { notices as reference } from '../en/notices.ts';

export const notices = translationOf<typeof reference>()('en', {
  missingInformation: 'Something is missing',
  loginFailed: 'You are not logged in',
  loggedInText: 'You are logged in now.',
  signedUp: 'You have an account now!',
  signedUpText:
    'We look at each new account, to keep everybody safe. You can start now. You do not need to wait.',
  loggedOut: 'You are logged out',
  logoutFailed: 'You are still logged in',
  logoutFailedText: 'Something went wrong. Please try again.',
  noNew: 'Nothing is new. Press the bell to read the old ones.',
});
