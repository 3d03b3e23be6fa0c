import { MOST_LOOKED_FOR } from './findPeople.ts';
import { foldName } from './foldName.ts';
import { characterCount, withoutUnseen } from './text.ts';
import { usernameKey } from './usernames.ts';

/** A name is found by that many of its words: their pairs are stored, and a long name must not become hundreds. */
const MOST_WORDS = 5;

/** Letters and digits count, signs part words. A combining vowel that folding leaves is a part of its word. */
const wordsIn = (name: string): string[] =>
  withoutUnseen(foldName(name))
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, MOST_WORDS) ?? [];

/** Two words of a name, in this order. It begins with a space, so that it lies apart from the words alone. */
const pairOf = (first: string, second: string): string => ` ${first} ${second}`;

/** What a display name is found by: each word, and each two of them in either order. */
export function nameKeys(displayName: string): string[] {
  const words = wordsIn(displayName);
  const pairs = words.flatMap((first, at) =>
    words.flatMap((second, other) => (at === other ? [] : [pairOf(first, second)])),
  );
  return [...new Set([...words, ...pairs])];
}

/** Fewer letters would be the beginning of nearly every name. */
export const FEWEST_LETTERS = 3;

/** What a text looks for. */
export interface LookedFor {
  /** The username that it is, if it is one; empty for none. */
  username: string;
  /** With what keys of a name have to begin, each of them; none where there are too few letters. */
  beginnings: readonly string[];
}

/**
 * What a text looks for: a username as a whole, and a name of which the last word may be its beginning alone. Signs such as `%`
 * or `_` stand for themselves in a username and for nothing in a name.
 */
export function lookedFor(text: string): LookedFor {
  if (characterCount(text) > MOST_LOOKED_FOR) return { username: '', beginnings: [] };
  const words = wordsIn(text);
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const hasLetters = characterCount(words.join('')) >= FEWEST_LETTERS;
  const beginnings = before.length > 0 ? before.map((word) => pairOf(word, last)) : [last];
  return { username: usernameKey(text.trim().replace(/^@/, '')), beginnings: hasLetters ? beginnings : [] };
}

/** Whether a display name is one that is looked for. */
export function isNamed(displayName: string, beginnings: readonly string[]): boolean {
  const keys = nameKeys(displayName);
  return (
    beginnings.length > 0 && beginnings.every((beginning) => keys.some((key) => key.startsWith(beginning)))
  );
}
