import { translationOf } from '@friendbase/ui-kit/words';
import type { apiErrors as reference } from '../en/apiErrors.ts';

export const apiErrors = translationOf<typeof reference>()('en', {
  cannotReach: 'The internet does not work right now. Your words are still here. Please try again.',
  crossSite: 'We did not do this, to keep you safe. Please try again on our page.',
  nothingHere: 'There is nothing here.',
  bodyTooLarge: 'This is too much. Please send less.',
  busy: 'Many people are here right now. Please wait a little. Then try again.',
  loginIncomplete: 'Please write your username and your password.',
  loginRefused: 'Please look at your username and your password. One of them is not right.',
  helpEmailMissing: 'Please write your email address.',
  accountNotFound: 'We do not know this email address. You can sign up.',
});
