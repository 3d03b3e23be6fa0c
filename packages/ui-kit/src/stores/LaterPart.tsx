import { use, useEffect, useMemo, useState, type Context, type ReactNode, type RefObject } from 'react';
import { PreferencesContext } from '../preferences/PreferencesProvider.tsx';
import { WordsContext } from '../words/WordsProvider.tsx';
import { laterStore } from './laterStore.ts';
import type { Store } from './store.ts';
import { createTurn, type Turn } from './turn.ts';

interface LaterPartProps {
  /** What holds the children. */
  place: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * One part of a long page. Off the screen it takes a change of words or of comfort settings after what is seen, so that
 * the change is seen at once however long the page is.
 */
export function LaterPart({ place, children }: LaterPartProps) {
  const [turn] = useState(createTurn);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver((seen) => turn.setOnScreen(seen.at(-1)?.isIntersecting ?? true));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place, turn]);
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
