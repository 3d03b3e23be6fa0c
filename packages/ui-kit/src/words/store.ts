import type { Catalogue, Messages } from './catalogue.ts';
import type { Store } from '../stores/store.ts';
import { REFERENCE, type CurrentWords, type Wording } from './format.ts';

/** A language with the way it is written. The words of each reading level are one file, loaded when they are chosen. */
export interface Locale extends Pick<CurrentWords, 'language' | 'locale' | 'direction'> {
  /** Missing for `en` alone, the reference, which is always there. */
  readonly load?: () => Promise<Wording>;
  /** Missing where a language has no easy words of its own. */
  readonly loadEasy?: () => Promise<Wording>;
}

/** Locales by the code of their language. */
export interface Locales {
  readonly en: Locale;
  readonly [language: string]: Locale | undefined;
}

/** Which words are wanted. */
export interface WordsChoice {
  /** A code. None, and one that nobody knows, is `en`. */
  language: string | undefined;
  easy: boolean;
}

export interface WordsStore extends Store<CurrentWords> {
  /** Whether the words chosen last did not load. */
  readonly failed: () => boolean;
  /** Changes the words once those of the choice are there. Of two choices the later wins. False if they did not load. */
  readonly choose: (choice: WordsChoice) => Promise<boolean>;
}

export const wordingOf =
  (files: Readonly<Record<string, Messages | undefined>>): Wording =>
  (catalogue: Catalogue['name'], key) =>
    files[catalogue]?.[key];

/** The words in use, for the whole page. Words that do not load change nothing. */
export function createWordsStore(locales: Locales): WordsStore {
  let current = REFERENCE;
  let failed = false;
  let choices = 0;
  const watchers = new Set<() => void>();
  const show = (words: CurrentWords, hasFailed = false) => {
    current = words;
    failed = hasFailed;
    for (const tell of watchers) tell();
  };

  return {
    current: () => current,
    failed: () => failed,
    async choose({ language, easy }) {
      choices += 1;
      const choice = choices;
      const isLatest = () => choice === choices;
      const found = (language && locales[language]) || locales.en;
      try {
        const loaded = await Promise.all([easy && found.loadEasy?.(), found.load?.()]);
        const chain = loaded.filter((wording) => !!wording);
        if (isLatest()) show(chain[0] ? { ...found, easy, chain } : REFERENCE);
        return true;
      } catch {
        // Of a choice that was given up nobody needs to know.
        if (!isLatest()) return true;
        show(current, true);
        return false;
      }
    },
    subscribe(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
  };
}
