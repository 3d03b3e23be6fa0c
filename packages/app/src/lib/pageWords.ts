import { createWordsStore, type Locales, type WordsChoice, type WordsStore } from '@friendbase/ui-kit/words';

export interface PageWords extends Omit<WordsStore, 'choose'> {
  /** Settles once the words of the start are there, or did not load. */
  started: Promise<void>;
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
    if (asked === wanted) return;
    wanted = asked;
    if (!(await store.choose(choice))) onNotLoaded();
  };
  const stop = subscribe(() => void follow());
  return { ...store, started: follow(), stop };
}
