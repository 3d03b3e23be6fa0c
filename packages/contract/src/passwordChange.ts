import * as z from 'zod/mini';
import { ACCOUNT_LIMITS } from './registration.ts';
import { endpoint, perHour } from './endpoint.ts';
import { apiError } from './apiError.ts';
import type { Reason } from './errorCodes.ts';
import { MIN_PASSWORD_CHARACTERS, characterCount, text } from './text.ts';
import { normalizePassword, passwordProblem } from './password.ts';
import type { PasswordOwner } from './password.ts';

export const PasswordChange = z.object({
  currentPassword: text(ACCOUNT_LIMITS.password),
  newPassword: text(ACCOUNT_LIMITS.password),
});
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The same minimum length as at sign-up. Source: product spec §5. */
export const newPasswordError = ({ newPassword }: Pick<PasswordChange, 'newPassword'>): Reason | undefined =>
  characterCount(normalizePassword(newPassword)) < MIN_PASSWORD_CHARACTERS
    ? ['newPasswordTooShort']
    : undefined;

/** Throws 400 for a new password that is the member's own name or email address: the body alone cannot say so. */
export function requireForeignPassword(newPassword: string, owner: PasswordOwner): void {
  if (passwordProblem(newPassword, owner)?.problem === 'name') {
    throw apiError('passwordIsName', { field: 'newPassword' });
  }
}

/**
 * Ends every other session of the member; this one goes on. 403 for a wrong current password, and for the demo account. Of several changes at
 * once one wins, and the others get 401: their sessions have ended.
 */
export const changePassword = endpoint({
  method: 'post',
  path: '/api/auth/password',
  summary: 'Change your password and log out everywhere else.',
  input: { body: PasswordChange },
  rule: ({ body }) => newPasswordError(body),
  limit: perHour(20),
  errors: [
    'newPasswordTooShort',
    'demoAccountStays',
    'passwordIsName',
    'passwordCommon',
    'wrongCurrentPassword',
  ],
});
