import {
  EMAIL_TAKEN_MESSAGE,
  isApiError,
  MIN_PASSWORD_CHARACTERS,
  SIGNUP_MISSING_START,
  USERNAME_TAKEN_MESSAGE,
} from '@friendbase/contract';
import { messageOf, type MessageRef, type Words } from '@friendbase/ui-kit/words';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import { signUpErrors } from '../../words/en/signUp.ts';

/** The answers of a sign-up, in the order of the form. */
export const SIGN_UP_FIELDS = [
  'username',
  'displayName',
  'avatarUrl',
  'email',
  'password',
  'confirmPassword',
  'challengeType',
  'caregiverEmail',
  'emergencyContact',
  'supportNeeds',
] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];

/** What a server that sends no code says about a sign-up, and the words for the member. */
const SENTENCES: [contained: string, words: MessageRef][] = [
  [USERNAME_TAKEN_MESSAGE, messageOf(signUpErrors, 'usernameTaken')],
  [EMAIL_TAKEN_MESSAGE, messageOf(signUpErrors, 'emailTaken')],
  [SIGNUP_MISSING_START, messageOf(signUpErrors, 'signupIncomplete')],
  [
    'Password must be at least',
    messageOf(signUpErrors, 'passwordTooShort', { characters: MIN_PASSWORD_CHARACTERS }),
  ],
];

/** Why a sign-up did not work. Source of the sentences: product spec §8 “Signup mapping”. */
export function signUpReason(error: unknown): Words {
  const reason = reasonOf(error, messageOf(signUpErrors, 'unknown'), signUpErrors);
  if (typeof reason !== 'string') return reason;
  return SENTENCES.find(([contained]) => reason.includes(contained))?.[1] ?? reason;
}

type Reason = keyof typeof signUpErrors.messages;

const FIELDS = new Map<string, SignUpField>(
  Object.entries({
    usernameTaken: 'username',
    usernameLooksTaken: 'username',
    usernameMixesAlphabets: 'username',
    emailTaken: 'email',
    emailInvalid: 'email',
    passwordTooShort: 'password',
    passwordIsName: 'password',
    passwordCommon: 'password',
  } satisfies Partial<Record<Reason, SignUpField>>),
);

/** Which answer an error response is about, if it is about one. Else the server's sentence may begin with its name. */
export function fieldOf(error: unknown, reason: Words): SignUpField | undefined {
  const known = typeof reason === 'string' ? undefined : FIELDS.get(reason.key);
  if (known !== undefined || !isApiError(error)) return known;
  const [start] = error.message.split(/[: ]/, 1);
  return SIGN_UP_FIELDS.find((name) => name === start);
}
