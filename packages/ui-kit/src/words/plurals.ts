/**
 * The plural forms each language tells apart, as Unicode's CLDR has them. A message with a plural names every one of
 * its language, or it does not compile. A test holds this table against `Intl.PluralRules`.
 */
export const PLURAL_CASES = {
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  de: ['one', 'other'],
  en: ['one', 'other'],
  es: ['one', 'many', 'other'],
  fr: ['one', 'many', 'other'],
  he: ['one', 'two', 'other'],
  it: ['one', 'many', 'other'],
  nl: ['one', 'other'],
  pl: ['one', 'few', 'many', 'other'],
  pt: ['one', 'many', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  tr: ['one', 'other'],
  uk: ['one', 'few', 'many', 'other'],
  vi: ['other'],
  zh: ['other'],
} as const satisfies Record<string, readonly Intl.LDMLPluralRule[]>;

export type Language = keyof typeof PLURAL_CASES;
export type PluralCase<L extends Language> = (typeof PLURAL_CASES)[L][number];
