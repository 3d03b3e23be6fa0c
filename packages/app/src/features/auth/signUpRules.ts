import {
  CHALLENGE_TYPES,
  missingSignupFields,
  NEEDED_SIGNUP_FIELDS,
  signupProblem,
  type ChallengeType,
  MIN_PASSWORD_CHARACTERS,
} from '@friendbase/contract';
import { messageOf, type MessageRef, type Words } from '@friendbase/ui-kit/words';
import type { FormErrors, FormRules, FormValues } from '../../lib/forms/formMachine.ts';
import { signUp, signUpErrors, signUpNotices as said } from '../../words/en/signUp.ts';
import { SIGN_UP_FIELDS, type SignUpField, fieldOf, signUpReason } from './signUpReason.ts';
import { isDrawnFace } from '../../people/drawnFaces.ts';
import { errorNotice } from '../../lib/notices/notices.ts';

/** The toasts of a sign-up that is refused. Source: product spec §5 and §8. */
const signUpNotices = {
  missing: errorNotice(messageOf(said, 'missing'), messageOf(signUpErrors, 'signupIncomplete')),
  mismatch: errorNotice(messageOf(said, 'mismatch'), messageOf(said, 'mismatchText')),
  tooShort: errorNotice(
    messageOf(said, 'tooShort'),
    messageOf(said, 'tooShortText', { characters: MIN_PASSWORD_CHARACTERS }),
  ),
  failed: (text: Words) => errorNotice(messageOf(said, 'failed'), text),
} as const;

const isChallengeType = (value: string): value is ChallengeType =>
  (CHALLENGE_TYPES as readonly string[]).includes(value);

/** The answers as the rules of the contract know them: a challenge type or a face that is none counts as empty. */
export const answersOf = <Values extends { challengeType: string; avatarUrl: string }>(values: Values) => ({
  ...values,
  avatarUrl: isDrawnFace(values.avatarUrl) ? values.avatarUrl : '',
  challengeType: isChallengeType(values.challengeType) ? values.challengeType : ('' as const),
});

/**
 * How many of the needed answers are given. The password is one answer, given twice: it counts once both are the
 * same, so that a form whose answers are all counted is not refused for one that is missing.
 */
export function givenAnswers(values: FormValues<SignUpField>): number {
  const missing = missingSignupFields(answersOf(values));
  const isUnconfirmed = !missing.includes('password') && values.confirmPassword !== values.password;
  return NEEDED_SIGNUP_FIELDS.length - missing.length - (isUnconfirmed ? 1 : 0);
}

const rejection = (
  notice: FormErrors<SignUpField>['notice'],
  field: SignUpField,
  message: MessageRef,
): FormErrors<SignUpField> => ({ notice, errors: [{ field, message }], focus: 'summary' });

/** The form found out what the server would have answered. */
function refusedAsByServer(
  reason:
    | 'emailInvalid'
    | 'nameWithoutLetter'
    | 'nameClaimsRole'
    | 'usernameMixesAlphabets'
    | 'passwordIsName',
  field: SignUpField,
): FormErrors<SignUpField> {
  const message = messageOf(signUpErrors, reason);
  return rejection(signUpNotices.failed(message), field, message);
}

export const signUpRules: FormRules<SignUpField> = {
  check(values) {
    const found = signupProblem(answersOf(values));
    switch (found?.problem) {
      case undefined:
        return undefined;
      case 'missing':
        return {
          notice: signUpNotices.missing,
          errors: SIGN_UP_FIELDS.flatMap((field) => {
            const needed = found.fields.find((missing) => missing === field);
            return needed ? [{ field, message: messageOf(signUp, `${needed}Missing`) }] : [];
          }),
          focus: 'summary',
        };
      case 'mismatch':
        return rejection(signUpNotices.mismatch, 'confirmPassword', messageOf(signUp, 'mismatch'));
      case 'short':
        return rejection(
          signUpNotices.tooShort,
          'password',
          messageOf(signUp, 'addCharacters', { count: found.missingCharacters }),
        );
      case 'email':
        return refusedAsByServer('emailInvalid', 'email');
      case 'letters':
        return refusedAsByServer('nameWithoutLetter', found.field);
      case 'role':
        return refusedAsByServer('nameClaimsRole', found.field);
      case 'scripts':
        return refusedAsByServer('usernameMixesAlphabets', 'username');
      case 'name':
        return refusedAsByServer('passwordIsName', 'password');
    }
  },
  explain(error) {
    const text = signUpReason(error);
    const field = fieldOf(error, text);
    // A single answer to change is reached at once; anything else is read as a whole first.
    return {
      notice: signUpNotices.failed(text),
      errors: [{ field: field ?? 'username', message: text, isAboutForm: field === undefined }],
      focus: field ? 'field' : 'summary',
    };
  },
};
