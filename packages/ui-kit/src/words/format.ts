import { LocalizedStringFormatter, type LocalizedStringDictionary } from '@internationalized/string';
import {
  findCatalogue,
  type Args,
  type Catalogue,
  type Format,
  type Message,
  type Words,
} from './catalogue.ts';
import type { Language } from './plurals.ts';

/** What a variant says in place of a message of `en`; undefined where it has no words of its own. */
export type Wording = (catalogue: string, key: string, reference: Message) => Message | undefined;

/** The words in use. */
export interface CurrentWords {
  /** Which variant, such as `en-easy`. */
  readonly variant: string;
  /** BCP 47: how dates and numbers are written. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** Missing for `en`, the reference. */
  readonly wording?: Wording | undefined;
}

export const REFERENCE: CurrentWords = { variant: 'en', locale: 'en-US', direction: 'ltr' };

const NO_DICTIONARY = {} as LocalizedStringDictionary;
const formats = new Map<string, Format<Language>>();

/**
 * React Aria's own formatter, which is in every page already. Its `plural`, `number` and `select` are there for
 * messages alone, so its types call them protected; its dictionary has no fallback by key and is left out.
 */
export function formatOf(locale: string): Format<Language> {
  const known = formats.get(locale);
  if (known) return known;
  const made = new LocalizedStringFormatter(locale, NO_DICTIONARY) as unknown as Format<Language>;
  formats.set(locale, made);
  return made;
}

/** One message in the words in use; in those of `en`, by the rules of English, where the variant has none. */
export function say(current: CurrentWords, { name, messages }: Catalogue, key: string, args?: Args): string {
  const reference = messages[key];
  if (reference === undefined) return '';
  const own = current.wording?.(name, key, reference);
  const message = own ?? reference;
  if (typeof message === 'string') return message;
  const { locale } = own === undefined ? REFERENCE : current;
  return message(args as never, formatOf(locale));
}

/** Whether these words can be said: kept ones may name a message that is no more. */
export const isKnown = (words: Words): boolean =>
  typeof words === 'string' || findCatalogue(words.catalogue)?.messages[words.key] !== undefined;

export function sayWords(current: CurrentWords, words: Words): string {
  if (typeof words === 'string') return words;
  const catalogue = findCatalogue(words.catalogue);
  return catalogue ? say(current, catalogue, words.key, words.args) : '';
}
