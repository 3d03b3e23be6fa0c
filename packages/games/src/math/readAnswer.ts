/** Marks that keyboards for right-to-left text put in unseen. */
const UNSEEN = /\p{Cf}/gu;
const WHOLE_NUMBER = /^=?\s*([-−]?\d{1,15})\.?$/u;

/**
 * The number in what a member wrote, in any reasonable form: “12”, “ 12 ”, “12.”, “= 12”, digits of any script.
 * Nothing where there is none. Source: accessibility pattern 4.5.8.
 *
 * @param names the words for 0, 1, 2 and so on, where they may be written too
 */
export function readAnswer(text: string, names: readonly string[] = []): number | undefined {
  const written = withAsciiDigits(text).replaceAll(UNSEEN, '').trim();
  const [, digits] = WHOLE_NUMBER.exec(written) ?? [];
  if (digits !== undefined) return Number(digits.replace('−', '-'));
  const named = names.map(plainly).indexOf(plainly(written));
  return named === -1 ? undefined : named;
}

/** “Twenty-four.” as “twenty four”. */
const plainly = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[\s.\-‐‑–]+/gu, ' ')
    .trim();

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
const withAsciiDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (numeral) => String(digitOf(numeral)));
