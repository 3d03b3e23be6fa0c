/** The words without React: for catalogues, rules and machines, in Node as in the browser. */
export {
  catalogue,
  messageOf,
  type Args,
  type Catalogue,
  type Format,
  type Message,
  type MessageRef,
  type Messages,
  type Translate,
  type Words,
} from './catalogue.ts';
export { translationOf, type TranslationOf } from './translation.ts';
export { isKnown, REFERENCE, say, sayWords, type CurrentWords, type Wording } from './format.ts';
export { qps } from './qps.ts';
export {
  createWordsStore,
  wordingOf,
  type Locale,
  type Locales,
  type WordsChoice,
  type WordsStore,
} from './store.ts';
