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
