/** One tone of a sound. */
export interface Tone {
  hertz: number;
  ms: number;
}

/** The sounds there are: short, soft and different by their tune, not by their loudness. */
export const SOUNDS = {
  /** A message came. */
  message: [
    { hertz: 659, ms: 120 },
    { hertz: 880, ms: 180 },
  ],
  /** Something was done, or wants to be read. */
  notice: [{ hertz: 587, ms: 180 }],
} as const satisfies Record<string, readonly Tone[]>;

export type SoundName = keyof typeof SOUNDS;

/** How long the phone vibrates for a sound, if it can. */
const VIBRATION_MS = 80;
/** 100 percent, as loud as it gets: well below what a browser can do, so that nobody is startled. */
const MOST_GAIN = 0.3;
/** A tone that begins or ends at once clicks. */
const FADE_SECONDS = 0.02;

/** Puts tones one after another into an audio context. `volume` is percent. Returns when they end, in its time. */
export function scheduleTones(context: BaseAudioContext, tones: readonly Tone[], volume: number): number {
  let at = context.currentTime;
  for (const { hertz, ms } of tones) {
    const end = at + ms / 1000;
    const oscillator = new OscillatorNode(context, { frequency: hertz });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime((MOST_GAIN * volume) / 100, at + FADE_SECONDS);
    loudness.gain.setValueAtTime((MOST_GAIN * volume) / 100, end - FADE_SECONDS);
    loudness.gain.linearRampToValueAtTime(0, end);
    oscillator.connect(loudness).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(end);
    at = end;
  }
  return at;
}

let context: AudioContext | undefined;

/** Plays a sound, its tones made by the browser: there are no files to load. A browser that waits for a first press stays silent. */
export function play(sound: SoundName | readonly Tone[], volume: number): void {
  context ??= new AudioContext();
  void context.resume();
  scheduleTones(context, typeof sound === 'string' ? SOUNDS[sound] : sound, volume);
}

export const vibrate = (): void => void navigator.vibrate?.(VIBRATION_MS);

/** For tests with audio of their own: the next sound opens a new one. */
export function forgetAudio(): void {
  context = undefined;
}
