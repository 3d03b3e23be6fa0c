import uFuzzy from '@leeoniya/ufuzzy';

/** The library gives this number out as an enum of types alone. */
const SINGLE_ERROR: unknown = 1;
/** Up to one letter too many, too few, wrong, or in the wrong place, in each word. */
const oneTypo = new uFuzzy({
  intraMode: SINGLE_ERROR as NonNullable<uFuzzy.Options['intraMode']>,
  intraIns: 1,
  intraSub: 1,
  intraTrn: 1,
  intraDel: 1,
});
/** Up to that many words may come in any order; more would take too many tries. */
const MOST_IN_ANY_ORDER = 4;
/** Longer words than these are no search, and cost time. */
const MOST_LETTERS = 60;

export interface Findable {
  name: string;
  text: string;
}

const plain = (words: string): string =>
  (uFuzzy.latinize([words])[0] ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, MOST_LETTERS);

const placesOf = (haystack: string[], words: string): number[] => {
  const [places, info, order] = oneTypo.search(
    uFuzzy.latinize(haystack),
    words,
    words.split(' ').length <= MOST_IN_ANY_ORDER ? MOST_IN_ANY_ORDER : 0,
  );
  return info && order ? order.map((at) => info.idx[at] ?? 0) : (places ?? []);
};

/**
 * Those whose name or text has the words: whatever their case, accents, spaces and order, and with one typo in each.
 * Source: product spec §2 “Clubs”, cognitive pattern 4.3.6.
 */
export function findClubs<Club extends Findable>(clubs: readonly Club[], words: string): Club[] {
  const wanted = plain(words);
  if (wanted === '') return [...clubs];
  const found = new Set([
    ...placesOf(
      clubs.map(({ name }) => name),
      wanted,
    ),
    ...placesOf(
      clubs.map(({ name, text }) => `${name} ${text}`),
      wanted,
    ),
  ]);
  // In the order of the page: nothing jumps while the member types.
  return clubs.filter((_, at) => found.has(at));
}

/** Names that may have been meant where nothing was found: those that have one of the words. */
export function nearestNames(clubs: readonly Findable[], words: string): string[] {
  const wanted = plain(words)
    .split(' ')
    .filter((word) => word.length > 2);
  const names = clubs.map(({ name }) => name);
  const places = new Set(wanted.flatMap((word) => placesOf(names, word)));
  return names.filter((_, at) => places.has(at)).slice(0, 3);
}
