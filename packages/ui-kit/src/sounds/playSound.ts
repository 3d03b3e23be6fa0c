import type { Preferences } from '../preferences/preferences.ts';
import type { SoundName, Tone } from './tones.ts';

let hushes = 0;

/** No sound but the voice that reads, until the function it returns is called. Source: WCAG 1.4.7. */
export function hush(): () => void {
  hushes += 1;
  return () => void (hushes -= 1);
}

/** Whether something is read aloud now. */
export const isHushed = (): boolean => hushes > 0;

type Wishes = Pick<Preferences, 'sounds' | 'vibration' | 'volume'>;

/**
 * Plays a sound, and vibrates, as far as the member has turned them on. Both are extras: what they say is always seen
 * as well. While they are off nothing is loaded and no audio is opened; while something is read aloud there is no
 * other sound. Source: preference P12.
 *
 * @param sound one of the kit's, or tones of a game
 */
export async function playSound(sound: SoundName | readonly Tone[], wishes: Wishes): Promise<void> {
  if (!wishes.sounds && !wishes.vibration) return;
  const player = await import('./tones.ts');
  if (wishes.vibration) player.vibrate();
  if (!wishes.sounds || isHushed()) return;
  player.play(sound, wishes.volume);
}
