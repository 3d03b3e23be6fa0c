import * as z from 'zod/mini';
import { ACCOUNT_LIMITS } from './accounts.ts';
import { endpoint, perHour } from './endpoint.ts';
import { ApiError, badRequest } from './errors.ts';
import type { Refusal } from './errors.ts';
import {
  MIN_PASSWORD_CHARACTERS,
  normalizePassword,
  PASSWORD_IS_NAME_MESSAGE,
  passwordProblem,
} from './password.ts';
import type { PasswordOwner } from './password.ts';
import { characterCount, text } from './text.ts';

export const PasswordChange = z.object({
  currentPassword: text(ACCOUNT_LIMITS.password),
  newPassword: text(ACCOUNT_LIMITS.password),
});
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The same minimum length as at sign-up. Source: product spec §5. */
const newPasswordRefusal = ({ newPassword }: PasswordChange): Refusal | undefined =>
  characterCount(normalizePassword(newPassword)) < MIN_PASSWORD_CHARACTERS
    ? {
        status: 400,
        message: `newPassword: your password must be at least ${MIN_PASSWORD_CHARACTERS} characters long.`,
      }
    : undefined;

/** Throws 400 for a new password that is the member's own name or email address: the body alone cannot say so. */
export function requireForeignPassword(newPassword: string, owner: PasswordOwner): void {
  if (passwordProblem(newPassword, owner)?.problem === 'name') {
    throw badRequest(`newPassword: ${PASSWORD_IS_NAME_MESSAGE}`);
  }
}

export const wrongCurrentPassword = () =>
  new ApiError({ status: 403, message: 'currentPassword: this is not your password now. Please try again.' });

/**
 * Ends every other session of the member; this one goes on. 403 for a wrong current password. Of several changes at
 * once one wins, and the others get 401: their sessions have ended.
 */
export const changePassword = endpoint({
  method: 'post',
  path: '/api/auth/password',
  summary: 'Change your password and log out everywhere else.',
  input: { body: PasswordChange },
  rule: ({ body }) => newPasswordRefusal(body),
  limit: perHour(20),
  refusals: [403],
});
