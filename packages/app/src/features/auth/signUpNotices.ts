import { MIN_PASSWORD_CHARACTERS } from '@friendbase/contract';
import { messageOf, type Words } from '@friendbase/ui-kit/words';
import { refusalNotice } from '../../lib/notices.ts';
import { signUpNotices as said, signUpRefusals } from '../../words/en/signUp.ts';

/** The toasts of a sign-up that is refused. Source: product spec §5 and §8. */
export const signUpNotices = {
  missing: refusalNotice(messageOf(said, 'missing'), messageOf(signUpRefusals, 'signupIncomplete')),
  mismatch: refusalNotice(messageOf(said, 'mismatch'), messageOf(said, 'mismatchText')),
  tooShort: refusalNotice(
    messageOf(said, 'tooShort'),
    messageOf(said, 'tooShortText', { characters: MIN_PASSWORD_CHARACTERS }),
  ),
  failed: (text: Words) => refusalNotice(messageOf(said, 'failed'), text),
} as const;
