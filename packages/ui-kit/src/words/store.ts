import type { Catalogue, Messages } from './catalogue.ts';
import type { Store } from '../stores/store.ts';
import { REFERENCE, type CurrentWords, type Wording } from './format.ts';

/** A variant that can be chosen. Its words are one file, loaded when it is. */
export interface Variant {
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly load: () => Promise<Wording>;
}

/** Variants by name. `en`, the reference, is not among them: it is always there. */
export type Variants = Readonly<Record<string, Variant>>;

export interface WordsStore extends Store<CurrentWords> {
  /** The variant that did not load, until another one is chosen. */
  readonly failed: () => string | undefined;
  /** Changes the words once those of the variant are there. Of two choices the later wins. False if they did not load. */
  readonly choose: (variant: string) => Promise<boolean>;
}

export const wordingOf =
  (files: Readonly<Record<string, Messages | undefined>>): Wording =>
  (catalogue: Catalogue['name'], key) =>
    files[catalogue]?.[key];

/** The words in use, for the whole page. A variant that does not load, or that nobody knows, changes nothing. */
export function createWordsStore(variants: Variants): WordsStore {
  let current = REFERENCE;
  let failed: string | undefined;
  let choices = 0;
  const watchers = new Set<() => void>();
  const show = (words: CurrentWords, notLoaded?: string) => {
    current = words;
    failed = notLoaded;
    for (const tell of watchers) tell();
  };

  return {
    current: () => current,
    failed: () => failed,
    async choose(variant) {
      choices += 1;
      const choice = choices;
      const isLatest = () => choice === choices;
      const chosen = variants[variant];
      try {
        const wording = await chosen?.load();
        if (isLatest()) show(chosen ? { ...chosen, variant, wording } : REFERENCE);
        return true;
      } catch {
        // Of a choice that was given up nobody needs to know.
        if (!isLatest()) return true;
        show(current, variant);
        return false;
      }
    },
    subscribe(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
  };
}
