import { scheduleTones, VIBRATION_MS, type Tone } from './tones.ts';

let context: AudioContext | undefined;

/** Plays tones, made by the browser: there are no files to load. A browser that waits for a first press stays silent. */
export function playTones(tones: readonly Tone[], volume: number): void {
  context ??= new AudioContext();
  void context.resume();
  scheduleTones(context, tones, volume);
}

export const vibrate = (): void => void navigator.vibrate?.(VIBRATION_MS);
