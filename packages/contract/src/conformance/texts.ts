import type { ErrorCode } from '../errorCodes.ts';
import { invalid } from './ask.ts';
import type { Why } from './ask.ts';

/** Texts of up to `max` characters that every backend stores unchanged. */
export const storableTexts = (max: number): [title: string, content: string][] => [
  ['spaces around it', '  Hello \n'],
  ['line ends of two kinds', 'one\r\ntwo\nthree'],
  ['emoji of several parts', '👩🏽‍🦽 👨‍👩‍👧 🏳️‍🌈 🌻'],
  ['text from right to left with its marks', '\u{200F}مرحبا\u{200E} hello \u{202B}שלום\u{202C}'],
  ['characters of four bytes', '𠜎𠜱 𝒽𝑒𝓁𝓁𝑜'],
  ['accents in two parts', 'e\u{0301} and é'],
  ['markup', '<b>bold</b> <script>alert(1)</script> &amp; "quotes" \\ %00 ${x} {{y}}'],
  ['words of a database', "'); DROP TABLE posts; --"],
  ['a line that cannot be seen', '\u{200B}\u{FEFF}.\u{2028}\u{7F}'],
  ['as many letters as there may be', 'a'.repeat(max)],
  ['as many emoji as there may be', '🌻'.repeat(max)],
];

/** Texts that every backend refuses where up to `max` characters are required. */
export const refusedTexts = (
  max: number,
  empty: ErrorCode,
  field = 'content',
): [content: unknown, why: Why][] => [
  ['', [empty]],
  [' \t\n\u{3000} ', [empty]],
  ['a'.repeat(max + 1), invalid(field)],
  ['🌻'.repeat(max + 1), invalid(field)],
  ['a\0b', invalid(field)],
  ['Hello \ud83c', invalid(field)],
  ['\udf3b Hello', invalid(field)],
  [undefined, invalid(field)],
  [null, invalid(field)],
];
