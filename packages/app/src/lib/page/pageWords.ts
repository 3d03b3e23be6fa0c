import { createWordsStore, type Locales, type WordsChoice, type WordsStore } from '@friendbase/ui-kit/words';

export interface PageWords extends Omit<WordsStore, 'choose'> {
  /** Whether the words of the start are there. Of a language that nobody knows, those of `en` are. */
  started: Promise<boolean>;
  stop: () => void;
}

interface PageWordsOptions {
  locales: Locales;
  /** What is chosen now. */
  chosen: () => WordsChoice;
  /** Calls back whenever `chosen` may have changed; returns how to stop. */
  subscribe: (onChange: () => void) => () => void;
  /** Hears once of each choice whose words did not load. */
  onNotLoaded: () => void;
}

/** The words of the page: those that are chosen. The words of now stay if those do not load. */
export function openPageWords({ locales, chosen, subscribe, onNotLoaded }: PageWordsOptions): PageWords {
  const store = createWordsStore(locales);
  let wanted: string | undefined;
  const follow = async () => {
    const choice = chosen();
    const asked = JSON.stringify(choice);
    if (asked === wanted) return true;
    wanted = asked;
    const isThere = await store.choose(choice);
    if (!isThere) onNotLoaded();
    return isThere;
  };
  const stop = subscribe(() => void follow());
  return { ...store, started: follow(), stop };
}
