import { playSound, usePreferences, type Tone } from '@friendbase/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import type { Digit } from './rules.ts';
import type { Toned } from './setup.ts';

/** Shorter than a number is lit, so that two tones never run into each other. */
const MS = 300;

/** A soft tone for each digit, higher with it: C, E, G and C. */
const TONES: Readonly<Record<Digit, readonly Tone[]>> = {
  1: [{ hertz: 262, ms: MS }],
  2: [{ hertz: 330, ms: MS }],
  3: [{ hertz: 392, ms: MS }],
  4: [{ hertz: 523, ms: MS }],
};

interface Toning {
  on: (type: 'toned', listen: (event: Toned) => void) => { unsubscribe: () => void };
}

/** Plays the tone of each number that is shown or pressed, for members who turned sounds on. Source: preference P12. */
export function useTones(actor: Toning): void {
  const sounds = usePreferences((preferences) => preferences.sounds);
  const volume = usePreferences((preferences) => preferences.volume);
  // No vibration: it is for messages, and would come at every number.
  const play = useEffectEvent(
    ({ digit }: Toned) => void playSound(TONES[digit], { sounds, volume, vibration: false }),
  );
  useEffect(() => {
    const subscription = actor.on('toned', (event) => play(event));
    return () => subscription.unsubscribe();
  }, [actor]);
}
