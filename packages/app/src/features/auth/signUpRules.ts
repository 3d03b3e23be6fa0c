import {
  CHALLENGE_TYPES,
  EMAIL_SHAPE_MESSAGE,
  EMAIL_TAKEN_MESSAGE,
  isApiError,
  missingSignupFields,
  NAME_NEEDS_LETTER_MESSAGE,
  NEEDED_SIGNUP_FIELDS,
  ONE_SCRIPT_MESSAGE,
  PASSWORD_IS_NAME_MESSAGE,
  PASSWORD_SHORT_MESSAGE,
  signupProblem,
  USERNAME_TAKEN_MESSAGE,
  type ChallengeType,
} from '@friendbase/contract';
import type { FormRefusal, FormRules, FormValues } from '../../lib/formMachine.ts';
import { notices, signupReason } from '../../lib/notices.ts';
import { SIGN_UP } from './content.ts';

export const SIGN_UP_FIELDS = [
  'username',
  'displayName',
  'email',
  'password',
  'confirmPassword',
  'challengeType',
  'caregiverEmail',
  'emergencyContact',
  'supportNeeds',
] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];

export const isChallengeType = (value: string): value is ChallengeType =>
  (CHALLENGE_TYPES as readonly string[]).includes(value);

/** The answers as the rules of the contract know them: a challenge type that is none counts as empty. */
export const answersOf = <Values extends { challengeType: string }>(values: Values) => ({
  ...values,
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

const refusal = (
  notice: FormRefusal<SignUpField>['notice'],
  field: SignUpField,
  message: string,
): FormRefusal<SignUpField> => ({ notice, errors: [{ field, message }], focus: 'summary' });

export const signUpRules: FormRules<SignUpField> = {
  check(values) {
    const found = signupProblem(answersOf(values));
    switch (found?.problem) {
      case undefined:
        return undefined;
      case 'missing':
        return {
          notice: notices.signupMissing,
          errors: SIGN_UP_FIELDS.flatMap((field) => {
            const needed = found.fields.find((missing) => missing === field);
            return needed ? [{ field, message: SIGN_UP.missing[needed] }] : [];
          }),
          focus: 'summary',
        };
      case 'mismatch':
        return refusal(notices.passwordMismatch, 'confirmPassword', SIGN_UP.mismatch);
      case 'short':
        return refusal(notices.passwordTooShort, 'password', SIGN_UP.addCharacters(found.missingCharacters));
      case 'email':
        return refusal(notices.signupFailed(EMAIL_SHAPE_MESSAGE), 'email', EMAIL_SHAPE_MESSAGE);
      case 'letters':
        return refusal(
          notices.signupFailed(NAME_NEEDS_LETTER_MESSAGE),
          found.field,
          NAME_NEEDS_LETTER_MESSAGE,
        );
      case 'scripts':
        return refusal(notices.signupFailed(ONE_SCRIPT_MESSAGE), 'username', ONE_SCRIPT_MESSAGE);
      case 'name':
        return refusal(notices.signupFailed(PASSWORD_IS_NAME_MESSAGE), 'password', PASSWORD_IS_NAME_MESSAGE);
    }
  },
  explain(error) {
    const text = signupReason(error);
    const field = fieldOf(error);
    // A single answer to change is reached at once; anything else is read as a whole first.
    return {
      notice: notices.signupFailed(text),
      errors: [{ field: field ?? 'username', message: text, isAboutForm: field === undefined }],
      focus: field ? 'field' : 'summary',
    };
  },
};

/** Which answer the server's sentence is about, if it is about one. */
function fieldOf(error: unknown): SignUpField | undefined {
  if (!isApiError(error)) return undefined;
  if (error.message.includes(USERNAME_TAKEN_MESSAGE)) return 'username';
  if (error.message.includes(EMAIL_TAKEN_MESSAGE)) return 'email';
  if (error.message.includes(PASSWORD_SHORT_MESSAGE)) return 'password';
  return SIGN_UP_FIELDS.find((name) => error.message.startsWith(`${name}:`));
}
