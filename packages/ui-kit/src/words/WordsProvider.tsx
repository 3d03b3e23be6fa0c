import { createContext, use, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { LocaleProvider } from '../components/LocaleProvider/LocaleProvider.tsx';
import type { Catalogue, Translate, Words } from './catalogue.ts';
import { fixedStore, type Store } from '../stores/store.ts';
import { REFERENCE, say, sayWords, type CurrentWords } from './format.ts';

export const WordsContext = createContext<Store<CurrentWords>>(fixedStore(REFERENCE));

export interface WordsProviderProps {
  store: Store<CurrentWords>;
  children: ReactNode;
}

/** Gives everything below its words: a change repaints the page without a reload. */
export function WordsProvider({ store, children }: WordsProviderProps) {
  return <WordsContext value={store}>{children}</WordsContext>;
}

/** The words in use. Without a provider: those of `en`. */
export function useCurrentWords(): CurrentWords {
  const { current, subscribe } = use(WordsContext);
  return useSyncExternalStore(subscribe, current, current);
}

/** Puts messages of a catalogue into words: `t('welcome', { name })`. It changes when the words do. */
export function useWords<C extends Catalogue>(catalogue: C): Translate<C> {
  const current = useCurrentWords();
  return useMemo<Translate<C>>(
    () =>
      (key, ...[args]) =>
        say(current, catalogue, key, args),
    [current, catalogue],
  );
}

/** Puts messages that came as data into words: of a machine, a rule or a notice. It changes when the words do. */
export function useSayWords(): (words: Words) => string {
  const current = useCurrentWords();
  return useMemo(() => (words) => sayWords(current, words), [current]);
}

/** Gives the whole page the language of its words and the way it is read: on `<html>`, and to React Aria. */
export function PageLanguage({ children }: { children?: ReactNode }) {
  const { locale, direction } = useCurrentWords();
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return <LocaleProvider locale={locale}>{children}</LocaleProvider>;
}
