import { use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { PreferencesContext } from '../preferences/PreferencesProvider.tsx';
import { WordsContext } from '../words/WordsProvider.tsx';
import { isPageCovered, watchCover } from './cover.ts';
import { LaterStores } from './LaterStores.tsx';
import { sourceOf } from './store.ts';
import { createTurn } from './turn.ts';

export const useIsCovered = (): boolean => useSyncExternalStore(watchCover, isPageCovered, () => false);

/** A page that takes other words and comfort settings after the picture, while a window covers it. */
export function CoveredStores({ children }: { children: ReactNode }) {
  const isCovered = useIsCovered();
  const [turn] = useState(createTurn);
  useEffect(() => turn.setOnScreen(!isCovered), [turn, isCovered]);
  return <LaterStores turn={turn}>{children}</LaterStores>;
}

/** The window that covers a page: it takes every change at once. */
export function CoverStores({ children }: { children: ReactNode }) {
  return (
    <WordsContext value={sourceOf(use(WordsContext))}>
      <PreferencesContext value={sourceOf(use(PreferencesContext))}>{children}</PreferencesContext>
    </WordsContext>
  );
}
