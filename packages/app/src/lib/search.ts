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
const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/[æðđıłøœßþ]/g, (letter) => OWN_LETTERS[letter] ?? letter);

/**
 * The items whose name has every word that is looked for, in their order. All of them where nothing is. Extra spaces make
 * no difference, nor does the @ before a username.
 *
 * @param nameOf everything an item can be found by, as one text
 */
export function itemsNamed<Item>(
  items: readonly Item[],
  looksFor: string,
  nameOf: (item: Item) => string,
): readonly Item[] {
  const wanted = foldName(looksFor)
    .split(/[\s@]+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return items;
  return items.filter((item) => {
    const name = foldName(nameOf(item));
    return wanted.every((word) => name.includes(word));
  });
}
