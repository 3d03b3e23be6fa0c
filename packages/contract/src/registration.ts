import * as z from 'zod/mini';
import { DRAWN_PEOPLE, drawnPersonUrl } from './avatars.ts';
import { endpoint, perAddress } from './endpoint.ts';
import type { Reason } from './errorCodes.ts';
import { MOST_PASSWORD_CHARACTERS, isBlank, isFilled, line, orEmpty, text } from './text.ts';
import { passwordProblem } from './password.ts';
import type { PasswordProblem } from './password.ts';
import { nameProblem } from './usernames.ts';
import type { NameProblem } from './usernames.ts';
import { isEmailAddress, User, USER_LIMITS } from './users.ts';

export const CHALLENGE_TYPES = ['developmental', 'cognitive', 'mental_health', 'caregiver'] as const;
export type ChallengeType = (typeof CHALLENGE_TYPES)[number];

/** Limits in characters. */
export const ACCOUNT_LIMITS = {
  password: MOST_PASSWORD_CHARACTERS,
  supportNeeds: 1000,
} as const;

const optionalLine = (max: number) => z.optional(z.nullable(line(max)));

export const Registration = z.object({
  username: orEmpty(line(USER_LIMITS.username)),
  email: orEmpty(line(USER_LIMITS.email)),
  displayName: orEmpty(line(USER_LIMITS.displayName)),
  password: orEmpty(text(ACCOUNT_LIMITS.password)),
  challengeType: orEmpty(z.enum(['', ...CHALLENGE_TYPES])),
  caregiverEmail: optionalLine(USER_LIMITS.email),
  emergencyContact: optionalLine(USER_LIMITS.emergencyContact),
  supportNeeds: z.optional(z.nullable(text(ACCOUNT_LIMITS.supportNeeds))),
  /** A drawn person. A photo takes an account to keep it in; without either the initial is shown. */
  avatarUrl: z.optional(z.nullable(z.enum(['', ...DRAWN_PEOPLE.map(drawnPersonUrl)]))),
});
export type Registration = z.infer<typeof Registration>;

/** The five required answers, in the order of the form. Source: product spec §5. */
export const NEEDED_SIGNUP_FIELDS = [
  'username',
  'email',
  'displayName',
  'password',
  'challengeType',
] as const;
export type NeededSignupField = (typeof NEEDED_SIGNUP_FIELDS)[number];

export const missingSignupFields = (values: Pick<Registration, NeededSignupField>): NeededSignupField[] =>
  NEEDED_SIGNUP_FIELDS.filter((field) => !isFilled(field, values[field]));

/** Why a sign-up is refused, as a code: the form and the server each have their own words for it. */
export type SignupProblem =
  | { problem: 'missing'; fields: NeededSignupField[] }
  | { problem: 'mismatch' }
  | PasswordProblem
  | NameProblem
  | { problem: 'email' };

/**
 * The first thing that stops a sign-up, in the order of product spec §5; what that does not name comes last.
 * `confirmPassword` is only known to the form; a server leaves it out.
 */
export function signupProblem(
  values: Pick<Registration, NeededSignupField> & { confirmPassword?: string },
): SignupProblem | undefined {
  const fields = missingSignupFields(values);
  if (fields.length > 0) return { problem: 'missing', fields };
  if (values.confirmPassword !== undefined && values.confirmPassword !== values.password) {
    return { problem: 'mismatch' };
  }
  const ofPassword = passwordProblem(values.password, values);
  if (ofPassword?.problem === 'short') return ofPassword;
  if (!isEmailAddress(values.email)) return { problem: 'email' };
  return nameProblem(values) ?? ofPassword;
}

/** The server's error response of a sign-up. The app replaces the known sentences by kinder ones. */
export function signupError(registration: Registration): Reason | undefined {
  const found = signupProblem(registration);
  switch (found?.problem) {
    case undefined:
    case 'mismatch':
      return undefined;
    case 'missing':
      return ['signupIncomplete', { fields: found.fields }];
    case 'short':
      return ['passwordTooShort'];
    case 'email':
      return ['emailInvalid'];
    case 'letters':
      return ['nameWithoutLetter', { field: found.field }];
    case 'role':
      return ['nameClaimsRole', { field: found.field }];
    case 'scripts':
      return ['usernameMixesAlphabets'];
    case 'name':
      return ['passwordIsName', { field: 'password' }];
  }
}

/**
 * Opens an account and starts its session. 409 when the username or email is taken, whatever its letter case, and for a
 * username that looks like one that is.
 */
export const register = endpoint({
  method: 'post',
  path: '/api/auth/register',
  summary: 'Sign up.',
  access: 'visitor',
  status: 201,
  isCreating: true,
  input: { body: Registration },
  output: User,
  rule: ({ body }) => signupError(body),
  limit: perAddress(60, 10),
  errors: [
    'signupIncomplete',
    'passwordTooShort',
    'emailInvalid',
    'nameWithoutLetter',
    'nameClaimsRole',
    'usernameMixesAlphabets',
    'passwordIsName',
    'passwordCommon',
    'usernameTaken',
    'usernameLooksTaken',
    'emailTaken',
  ],
});

/** Finds the username that belongs to an email address; 404 when there is none. */
export const findUsername = endpoint({
  method: 'post',
  path: '/api/auth/help',
  summary: 'Find your username by your email address.',
  access: 'visitor',
  input: { body: z.object({ email: orEmpty(line(USER_LIMITS.email)) }) },
  output: z.object({ username: z.string() }),
  rule: ({ body }) => (isBlank(body.email) ? ['helpEmailMissing'] : undefined),
  limit: perAddress(5, 10),
  errors: ['helpEmailMissing', 'accountNotFound'],
});
