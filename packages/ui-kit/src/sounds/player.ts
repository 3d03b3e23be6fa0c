import { scheduleTones, SOUNDS, VIBRATION_MS, type SoundName, type Tone } from './tones.ts';

let context: AudioContext | undefined;

/** Plays a sound, its tones made by the browser: there are no files to load. A browser that waits for a first press stays silent. */
export function play(sound: SoundName | readonly Tone[], volume: number): void {
  context ??= new AudioContext();
  void context.resume();
  scheduleTones(context, typeof sound === 'string' ? SOUNDS[sound] : sound, volume);
}

export const vibrate = (): void => void navigator.vibrate?.(VIBRATION_MS);
