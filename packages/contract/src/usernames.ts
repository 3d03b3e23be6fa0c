import { claimsRole } from './moderation/roleNames.ts';
import { foldCase, withoutUnseen } from './text.ts';

/** What makes two usernames one: `foldCase`, and no difference by what nobody sees. Folding again changes nothing. */
export const usernameKey = (username: string): string => foldCase(withoutUnseen(foldCase(username)));

/** A name that others see has at least one letter or digit; signs and blanks alone are no name. */
export const hasLetterOrDigit = (name: string): boolean => /[\p{L}\p{N}]/u.test(withoutUnseen(name));

/** The scripts that people write names with. Source: Unicode Standard Annex 31, tables 5 and 7. */
const SCRIPTS =
  'Latin Cyrillic Greek Arabic Hebrew Han Hangul Hiragana Katakana Bopomofo Armenian Georgian Devanagari Bengali ' +
  'Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Khmer Ethiopic Thaana ' +
  'Cherokee Mongolian Tifinagh Nko Adlam Syriac Canadian_Aboriginal Yi Javanese Balinese Lisu';

/** What is written together as one. Source: Unicode Technical Standard 39, “Highly Restrictive”. */
const MIXES = ['Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul'];

const writtenWith = (scripts: string): RegExp =>
  new RegExp(
    `^[\\p{sc=Common}\\p{sc=Inherited}${scripts.replace(/\w+ ?/g, (name) => `\\p{scx=${name.trim()}}`)}]*$`,
    'u',
  );

const ONE_SCRIPT = [...SCRIPTS.split(' '), ...MIXES].map(writtenWith);

/** Whether a name is of one script, so that no letter of it can stand for one of another. */
export function isOneScript(username: string): boolean {
  const seen = withoutUnseen(username).normalize('NFKC');
  return ONE_SCRIPT.some((script) => script.test(seen));
}

/** What stops a name, but for being taken. */
export type NameProblem =
  | { problem: 'scripts' }
  | { problem: 'letters' | 'role'; field: 'username' | 'displayName' };

export function nameProblem(names: { username: string; displayName: string }): NameProblem | undefined {
  for (const field of ['username', 'displayName'] as const) {
    if (!hasLetterOrDigit(names[field])) return { problem: 'letters', field };
    if (claimsRole(names[field])) return { problem: 'role', field };
  }
  return isOneScript(names.username) ? undefined : { problem: 'scripts' };
}
