import { withAsciiDigits } from '../lib/numerals.ts';

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
