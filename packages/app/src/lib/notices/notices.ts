import { messageOf, type Words } from '@friendbase/ui-kit/words';
import { notices as said } from '../../words/en/notices.ts';
import { apiErrors } from '../../words/en/apiErrors.ts';
import { reasonOf } from '../errors/apiErrors.ts';

/**
 * What a toast says. `destructive` interrupts; `success` waits for a pause in speech. Its messages are those of
 * catalogues that are always there: the list behind the bell shows them on other days, on any page.
 */
export interface Notice {
  title: Words;
  text: Words;
  tone: 'success' | 'destructive';
  /** Of danger and of being signed out: shown and spoken whatever the member wants to be interrupted by. */
  isUrgent?: boolean;
  /** False where focus moves to words that say the same: nothing is heard twice. */
  isSpoken?: boolean;
}

export const success = (title: Words, text: Words = ''): Notice => ({ title, text, tone: 'success' });
export const failure = (title: Words, text: Words): Notice => ({ title, text, tone: 'destructive' });
/** For a form that refuses: the focus moves to words that say the same, so the toast is not heard. */
export const errorNotice = (title: Words, text: Words): Notice => ({
  ...failure(title, text),
  isSpoken: false,
});

/** The toasts that more than one screen gives, or that are stored. Source: product spec §5 and §8. */
export const notices = {
  loginMissing: errorNotice(messageOf(said, 'missingInformation'), messageOf(apiErrors, 'loginIncomplete')),
  loginFailed: (error: unknown) =>
    errorNotice(messageOf(said, 'loginFailed'), reasonOf(error, messageOf(apiErrors, 'loginRefused'))),
  loggedIn: success(messageOf(said, 'loggedIn'), messageOf(said, 'loggedInText')),
  signedUp: success(messageOf(said, 'signedUp'), messageOf(said, 'signedUpText')),
  loggedOut: { ...success(messageOf(said, 'loggedOut')), isUrgent: true },
  logoutFailed: failure(messageOf(said, 'logoutFailed'), messageOf(said, 'logoutFailedText')),
} as const;
