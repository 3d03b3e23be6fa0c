import { use, useMemo, type Context, type ReactNode } from 'react';
import { PreferencesContext } from '../preferences/PreferencesProvider.tsx';
import { WordsContext } from '../words/WordsProvider.tsx';
import { laterStore } from './laterStore.ts';
import type { Store } from './store.ts';
import type { Turn } from './turn.ts';

interface LaterStoresProps {
  turn: Turn;
  children: ReactNode;
}

/** Gives the children words and comfort settings that change when it is their turn. */
export function LaterStores({ turn, children }: LaterStoresProps) {
  return (
    <WordsContext value={useLater(WordsContext, turn)}>
      <PreferencesContext value={useLater(PreferencesContext, turn)}>{children}</PreferencesContext>
    </WordsContext>
  );
}

function useLater<Value>(context: Context<Store<Value>>, turn: Turn): Store<Value> {
  const store = use(context);
  return useMemo(() => laterStore(store, turn), [store, turn]);
}
