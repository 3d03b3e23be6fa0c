import { hasNearly, itemsNamed } from '../../lib/lists/search.ts';

/** Longer words than these are no search, and cost time. */
const MOST_LETTERS = 60;

interface Findable {
  name: string;
  text: string;
}

/**
 * Those whose name or text has the words: whatever their case, accents, spaces and order. A word
 * that no club has as it is written may have one typo.
 * Source: product spec §2 “Clubs”, cognitive pattern 4.3.6.
 */
export const findClubs = <Club extends Findable>(clubs: readonly Club[], words: string): readonly Club[] =>
  itemsNamed(clubs, words.trim().slice(0, MOST_LETTERS), ({ name, text }) => `${name} ${text}`, hasNearly);

/** Names that may have been meant where nothing was found: those that have one of the words. */
export function nearestNames(clubs: readonly Findable[], words: string): string[] {
  const wanted = words
    .slice(0, MOST_LETTERS)
    .split(/\s+/)
    .filter((word) => word.length > 2);
  const near = new Set(wanted.flatMap((word) => itemsNamed(clubs, word, ({ name }) => name, hasNearly)));
  return clubs
    .filter((club) => near.has(club))
    .map(({ name }) => name)
    .slice(0, 3);
}
