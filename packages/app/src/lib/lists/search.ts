import { foldName } from '@friendbase/contract';

/** Shorter words with a typo could be nearly any word. */
const SHORTEST_WITH_TYPO = 4;

/** Whether a text has a word, with at most one letter too many, too few, wrong, or changed over with the next. */
export function hasNearly(text: string, word: string): boolean {
  if (word.length < SHORTEST_WITH_TYPO) return text.includes(word);
  return Array.from(text).some((_, start) => {
    let at = 0;
    while (at < word.length && word[at] === text[start + at]) at += 1;
    const goesOn = (inWord: number, inText: number) =>
      text.startsWith(word.slice(at + inWord), start + at + inText);
    const isChangedOver = word[at] === text[start + at + 1] && word[at + 1] === text[start + at];
    return goesOn(1, 0) || goesOn(0, 1) || goesOn(1, 1) || (isChangedOver && goesOn(2, 2));
  });
}

/**
 * The items whose name has every word that is looked for, in their order. All of them where nothing is. Extra spaces make
 * no difference, nor does the @ before a username.
 *
 * @param nameOf everything an item can be found by, as one text
 * @param hasLoosely asked only for a word that no item has as it is written: whether a text has it with a typo
 */
export function itemsNamed<Item>(
  items: readonly Item[],
  looksFor: string,
  nameOf: (item: Item) => string,
  hasLoosely = (_name: string, _word: string): boolean => false,
): readonly Item[] {
  const wanted = foldName(looksFor)
    .split(/[\s@]+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return items;
  const names = items.map((item) => foldName(nameOf(item)));
  const unknown = new Set(wanted.filter((word) => !names.some((name) => name.includes(word))));
  return items.filter((_, at) => {
    const name = names[at] ?? '';
    return wanted.every((word) => (unknown.has(word) ? hasLoosely(name, word) : name.includes(word)));
  });
}
