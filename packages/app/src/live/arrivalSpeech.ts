import { announce, playSound, usePreferences, type Preferences } from '@friendbase/ui-kit';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { createQuietSpeech } from './quietSpeech.ts';

type Say = (words: string) => void;

/**
 * Whether the member hears what comes by itself. A friend's words are neither an error nor a danger: under “important only” they
 * wait until the member looks. Source: P7.
 */
export const hearsArrivals = ({ interruptions }: Pick<Preferences, 'interruptions'>): boolean =>
  interruptions === 'all';

/** The tone for a friend's message, and the vibration, as far as the member wants to hear of it at all. Source: P12. */
export function playArrival(preferences: Preferences): void {
  if (hearsArrivals(preferences)) void playSound('message', preferences);
}

/** One for each page: what comes from several sides is said apart. */
const speeches = new WeakMap<QueryClient, Say>();

/** Says what comes by itself, but never into what is typed again and again, until the member has left. */
export function openArrivalSpeech(queryClient: QueryClient, signal: AbortSignal): Say {
  const speak = createQuietSpeech({ speak: announce, page: window, signal });
  speeches.set(queryClient, speak);
  signal.addEventListener('abort', () => void speeches.delete(queryClient));
  return speak;
}

/**
 * Says it for a part of the page, as the member wishes. Before the script of what happens is there nothing comes but what a press
 * has asked for.
 */
export function useSayArrival(): Say {
  const queryClient = useQueryClient();
  const hears = usePreferences(hearsArrivals);
  return useCallback(
    (words) => {
      if (hears) (speeches.get(queryClient) ?? announce)(words);
    },
    [queryClient, hears],
  );
}
