import unhomoglyph from 'unhomoglyph';
import { usernameKey, withoutUnseen } from './usernames.ts';

/**
 * What two usernames have in common that look alike, by Unicode's list of confusable characters (Unicode Technical
 * Standard 39). The letters are compared as they are shown, so before their case is folded: a capital I looks like a
 * small L. An entry of its own (`@friendbase/contract/skeleton`): the list has 100 KB.
 */
export const usernameSkeleton = (username: string): string =>
  unhomoglyph(usernameKey(unhomoglyph(withoutUnseen(username.normalize('NFKC')))));
