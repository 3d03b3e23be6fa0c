import {
  findCatalogue,
  type Args,
  type Catalogue,
  type Format,
  type Message,
  type Words,
} from './catalogue.ts';
import type { Language } from './plurals.ts';

/** What a catalogue's translation says in place of a message of `en`; undefined where it has no words of its own. */
export type Wording = (catalogue: string, key: string, reference: Message) => Message | undefined;

/** The words in use. */
export interface CurrentWords {
  /** By its code, such as `en`. */
  readonly language: string;
  /** The reading level: easy words, where the language has them. */
  readonly easy: boolean;
  /** BCP 47: how dates and numbers are written. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** The fallback chain: the first that has a message says it. Behind the last stand the words of `en`, the reference. */
  readonly chain: readonly Wording[];
}

export const REFERENCE: CurrentWords = {
  language: 'en',
  easy: false,
  locale: 'en-US',
  direction: 'ltr',
  chain: [],
};

const formats = new Map<string, Format<Language>>();

export function formatOf(locale: string): Format<Language> {
  const known = formats.get(locale);
  if (known) return known;
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const made: Format<Language> = {
    plural(count, forms: Readonly<Record<string, string>>) {
      const key = rules.select(count);
      const form = forms[`=${count}`] ?? forms[key];
      if (form === undefined) throw new RangeError(key);
      return form;
    },
    number: (value) => numbers.format(value),
    select: (forms, value) => forms[value] ?? (forms as { other: string }).other,
  };
  formats.set(locale, made);
  return made;
}

const put = (message: Message, locale: string, args?: Args): string =>
  typeof message === 'string' ? message : message(args as never, formatOf(locale));

/** One message in the words in use: in the first of the fallback chain that can say it, else in `en` by the rules of English. */
export function say(
  { locale, chain }: CurrentWords,
  { name, messages }: Catalogue,
  key: string,
  args?: Args,
): string {
  const reference = messages[key];
  if (reference === undefined) return '';
  for (const wording of chain) {
    const message = wording(name, key, reference);
    try {
      if (message !== undefined) return put(message, locale, args);
    } catch {
      // A translation without that plural form: the next of the chain has it. The catalogues' tests name what is missing.
    }
  }
  return put(reference, REFERENCE.locale, args);
}

/** Whether these words can be said: stored ones may name a message that is no more. */
export const isKnown = (words: Words): boolean =>
  typeof words === 'string' || findCatalogue(words.catalogue)?.messages[words.key] !== undefined;

export function sayWords(current: CurrentWords, words: Words): string {
  if (typeof words === 'string') return words;
  const catalogue = findCatalogue(words.catalogue);
  return catalogue ? say(current, catalogue, words.key, words.args) : '';
}
