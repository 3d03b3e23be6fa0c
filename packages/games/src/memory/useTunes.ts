import { playSound, usePreferences } from '@friendbase/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { TUNES, type Tuned } from './tunes.ts';

/** Any running machine that emits tunes. */
interface Tuneful {
  on: (type: 'tuned', listen: (event: Tuned) => void) => { unsubscribe: () => void };
}

/** Plays the soft sounds of a game, for members who have turned sounds on. */
export function useTunes(actor: Tuneful): void {
  const sounds = usePreferences((preferences) => preferences.sounds);
  const vibration = usePreferences((preferences) => preferences.vibration);
  const volume = usePreferences((preferences) => preferences.volume);
  const play = useEffectEvent(
    ({ tune }: Tuned) => void playSound(TUNES[tune], { sounds, vibration, volume }),
  );
  useEffect(() => {
    const subscription = actor.on('tuned', (event) => play(event));
    return () => subscription.unsubscribe();
  }, [actor]);
}
