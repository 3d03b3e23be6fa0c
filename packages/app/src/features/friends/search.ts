import type { FriendshipEntry } from '@friendbase/contract';

/** Letters that a keyboard without them writes so. Unicode takes them for letters of their own, not for accents. */
const OWN_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** A name as it is searched: letter case, accents, invisible characters and width of letters make no difference. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/[æðđıłøœßþ]/g, (letter) => OWN_LETTERS[letter] ?? letter);

/**
 * The friends whose displayed name or username has every word that is looked for, in their order. All of them where
 * nothing is.
 */
export function friendsNamed(
  friends: readonly FriendshipEntry[],
  looksFor: string,
): readonly FriendshipEntry[] {
  const wanted = foldName(looksFor)
    .split(/[\s@]+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return friends;
  return friends.filter(({ friend }) => {
    const name = foldName(`${friend.displayName} ${friend.username}`);
    return wanted.every((word) => name.includes(word));
  });
}
