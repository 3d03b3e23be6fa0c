import unhomoglyph from 'unhomoglyph';
import { apiError } from './apiError.ts';
import { claimsRole } from './moderation/roleNames.ts';
import { withoutUnseen } from './text.ts';
import { usernameKey } from './usernames.ts';

/**
 * What two usernames have in common that look alike, by Unicode's list of confusable characters (Unicode Technical
 * Standard 39). The letters are compared as they are shown, so before their case is folded: a capital I looks like a
 * small L. An entry of its own (`@friendbase/contract/skeleton`): the list has 100 KB.
 */
export const usernameSkeleton = (username: string): string =>
  unhomoglyph(usernameKey(unhomoglyph(withoutUnseen(username.normalize('NFKC')))));

/** `claimsRole`, also of letters that look alike. */
export const looksLikeRole = (name: string): boolean => claimsRole(name) || claimsRole(name, unhomoglyph);

/** Throws 400 for a name that claims a role. Those that the member has already stay. */
export function requireNoRoleName(
  given: { username?: string | undefined; displayName?: string | undefined },
  had: { displayName?: string } = {},
): void {
  for (const field of ['username', 'displayName'] as const) {
    const name = given[field];
    if (name === undefined || (field === 'displayName' && name === had.displayName)) continue;
    if (looksLikeRole(name)) throw apiError('nameClaimsRole', { field });
  }
}
