import { useDeferredValue, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { PreferencesProvider, usePreferences } from '../preferences/index.ts';
import { useCurrentWords, WordsContext } from './WordsProvider.tsx';

interface LaterWordsProps {
  /** What holds the children. */
  place: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * One part of a long page. Off the screen it takes a change of words or of comfort settings after what is seen, so that
 * the change is seen at once however long the page is. Its children need `memo`: their parent is drawn with what is seen.
 */
export function LaterWords({ place, children }: LaterWordsProps) {
  const current = useCurrentWords();
  const preferences = usePreferences();
  const later = useDeferredValue(current);
  const laterPreferences = useDeferredValue(preferences);
  const isOnScreen = useIsOnScreen(place);
  return (
    <WordsContext value={isOnScreen ? current : later}>
      <PreferencesProvider value={isOnScreen ? preferences : laterPreferences}>
        {children}
      </PreferencesProvider>
    </WordsContext>
  );
}

function useIsOnScreen(place: RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(true);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver((seen) => setIsOnScreen(seen.at(-1)?.isIntersecting ?? true));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return isOnScreen;
}
