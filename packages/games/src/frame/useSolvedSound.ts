import { playSound, usePreferences, type Tone } from '@friendbase/ui-kit';
import { useEffect, useEffectEvent } from 'react';

interface Solving {
  on: (type: 'solved', listen: () => void) => { unsubscribe: () => void };
}

/** Two soft steps up. */
const TONES: readonly Tone[] = [
  { hertz: 523, ms: 120 },
  { hertz: 659, ms: 180 },
];

/** Plays a sound for each right answer, for members who turned sounds on. Source: preference P12. */
export function useSolvedSound(actor: Solving): void {
  const sounds = usePreferences((preferences) => preferences.sounds);
  const volume = usePreferences((preferences) => preferences.volume);
  // No vibration: it is for messages.
  const play = useEffectEvent(() => void playSound(TONES, { sounds, volume, vibration: false }));
  useEffect(() => {
    const subscription = actor.on('solved', () => play());
    return () => subscription.unsubscribe();
  }, [actor]);
}
