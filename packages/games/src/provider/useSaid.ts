import { announce, usePreferences, useSayWords } from '@friendbase/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { wordsOf, type Said } from '../lib/said.ts';

/** Any running machine that emits what it says. */
interface Speaking {
  on: (type: 'said', listen: (event: Said) => void) => { unsubscribe: () => void };
}

/** Lets a screen reader say what the machine emits, as short or as full as the member wants it. */
export function useSaid(actor: Speaking): void {
  const sayWords = useSayWords();
  const speech = usePreferences(({ gameSpeech }) => gameSpeech);
  const speak = useEffectEvent((event: Said) =>
    announce(sayWords(wordsOf(event, speech)), event.politeness ?? 'polite'),
  );
  useEffect(() => {
    const subscription = actor.on('said', (event) => speak(event));
    return () => subscription.unsubscribe();
  }, [actor]);
}
