import { characterCount, MIN_PASSWORD_CHARACTERS } from './text.ts';
import { usernameKey } from './usernames.ts';

/** One form for a password however a keyboard composes it: “é” may be typed as one character or as two. */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

/** Who the password is for; an email address counts whole and up to its @. */
export interface PasswordOwner {
  username: string;
  email: string;
}

/** What stops a password, but for being a common one: that list is the server's alone. */
export type PasswordProblem = { problem: 'short'; missingCharacters: number } | { problem: 'name' };

export function passwordProblem(password: string, owner: PasswordOwner): PasswordProblem | undefined {
  const missingCharacters = MIN_PASSWORD_CHARACTERS - characterCount(normalizePassword(password));
  if (missingCharacters > 0) return { problem: 'short', missingCharacters };
  return isNameOf(owner, password) ? { problem: 'name' } : undefined;
}

function isNameOf({ username, email }: PasswordOwner, password: string): boolean {
  const names = [username, email, email.split('@')[0] ?? ''].map(usernameKey).filter(Boolean);
  return names.includes(usernameKey(password));
}
