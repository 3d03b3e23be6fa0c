import { useEffect, useRef } from 'react';
import { announce, type Politeness } from '../components/Announcer/announcer.ts';
import { useCurrentWords } from './WordsProvider.tsx';

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
