import { MIN_PASSWORD_CHARACTERS } from '@friendbase/contract';
import { messageOf, type Words } from '@friendbase/ui-kit/words';
import { errorNotice } from '../../lib/notices/notices.ts';
import { signUpNotices as said, signUpErrors } from '../../words/en/signUp.ts';

/** The toasts of a sign-up that is refused. Source: product spec §5 and §8. */
export const signUpNotices = {
  missing: errorNotice(messageOf(said, 'missing'), messageOf(signUpErrors, 'signupIncomplete')),
  mismatch: errorNotice(messageOf(said, 'mismatch'), messageOf(said, 'mismatchText')),
  tooShort: errorNotice(
    messageOf(said, 'tooShort'),
    messageOf(said, 'tooShortText', { characters: MIN_PASSWORD_CHARACTERS }),
  ),
  failed: (text: Words) => errorNotice(messageOf(said, 'failed'), text),
} as const;
