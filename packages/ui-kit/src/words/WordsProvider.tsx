import {
  createContext,
  use,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import type { Catalogue, Translate, Words } from './catalogue.ts';
import { fixedStore, type Store } from '../stores/store.ts';
import { REFERENCE, say, sayWords, type CurrentWords } from './format.ts';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { announce, type Politeness } from '../components/Announcer/announcer.ts';

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
    const root = document.documentElement;
    // Setting the same value recalculates the style of every element all the same.
    if (root.lang !== locale) root.lang = locale;
    if (root.dir !== direction) root.dir = direction;
  }, [locale, direction]);
  return <LocaleProvider locale={locale}>{children}</LocaleProvider>;
}

export interface LocaleProviderProps {
  /** A BCP 47 tag, for example `en-US`. Its script decides which way arrow keys and swipes go. */
  locale: string;
  children: ReactNode;
}

/** Sets language and direction for everything below. Without it React Aria takes the browser's language. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}

/** Announces a text as it appears, and when it changes: not when the same is said in other words. */
export function useAnnounced(text: string, politeness: Politeness): void {
  const words = useCurrentWords();
  const saidIn = useRef(words);
  useEffect(() => {
    const isNews = saidIn.current === words;
    saidIn.current = words;
    if (isNews) announce(text, politeness);
  }, [text, politeness, words]);
}
