/** Two numerals of one script can stand next to each other in Unicode: each script has ten of them, in order. */
const NUMERAL = /^\p{Nd}$/u;

/** The digit that a numeral of any script stands for. */
function digitOf(numeral: string): number {
  const code = numeral.codePointAt(0) ?? 0;
  let before = 0;
  while (NUMERAL.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/** The same text with the digits 0 to 9 in place of those of any other script: Arabic, Hindi, full width. */
export const withAsciiDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (numeral) => String(digitOf(numeral)));
