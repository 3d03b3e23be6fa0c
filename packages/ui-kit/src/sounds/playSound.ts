import type { Preferences } from '../preferences/preferences.ts';
import { isHushed } from './hush.ts';
import type { SoundName, Tone } from './tones.ts';

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
  const player = await import('./player.ts');
  if (wishes.vibration) player.vibrate();
  if (!wishes.sounds || isHushed()) return;
  player.play(sound, wishes.volume);
}
