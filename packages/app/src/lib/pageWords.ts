import { createWordsStore, type Variants, type WordsStore } from '@friendbase/ui-kit/words';

export interface PageWords extends Omit<WordsStore, 'choose'> {
  /** Whether the words that were chosen at the start are there. Of words that nobody knows, those of `en` are. */
  ready: Promise<boolean>;
  stop: () => void;
}

interface PageWordsOptions {
  variants: Variants;
  /** The variant that is chosen now. */
  chosen: () => string;
  /** Calls back whenever `chosen` may have changed; returns how to stop. */
  subscribe: (onChange: () => void) => () => void;
  /** Hears once of each choice whose words did not load. */
  onNotLoaded: () => void;
}

/** The words of the page: those that are chosen. The words of now stay if those do not load. */
export function openPageWords({ variants, chosen, subscribe, onNotLoaded }: PageWordsOptions): PageWords {
  const store = createWordsStore(variants);
  let wanted: string | undefined;
  const follow = async () => {
    const variant = chosen();
    if (variant === wanted) return true;
    wanted = variant;
    const isThere = await store.choose(variant);
    if (!isThere) onNotLoaded();
    return isThere;
  };
  const stop = subscribe(() => void follow());
  return { ...store, ready: follow(), stop };
}
