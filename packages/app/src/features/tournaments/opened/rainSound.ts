/** Soft rain that a browser makes: there is no file. */
export interface RainSound {
  /** `percent` of as loud as it gets. */
  setVolume: (percent: number) => void;
  play: () => void;
  pause: () => void;
  close: () => void;
}

/** As loud as it gets: well below what a browser can do, as for the other sounds. */
const MOST_GAIN = 0.3;
/** Rain that begins or ends at once startles. */
const FADE_SECONDS = 1.5;
/** So long that nobody hears it start over. */
const NOISE_SECONDS = 7;

/** Puts rain into an audio context: a low rustle, and light drops above it. Answers how loud it is. */
export function rainIn(context: BaseAudioContext, random: () => number = Math.random): GainNode {
  const noise = new AudioBuffer({
    length: NOISE_SECONDS * context.sampleRate,
    sampleRate: context.sampleRate,
  });
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = random() * 2 - 1;
  const loudness = new GainNode(context, { gain: 0 });
  loudness.connect(context.destination);
  for (const { type, frequency, gain, playbackRate } of [
    { type: 'lowpass', frequency: 900, gain: 1, playbackRate: 1 },
    // Another speed, so that the two never fall together.
    { type: 'bandpass', frequency: 3500, gain: 0.25, playbackRate: 0.93 },
  ] as const) {
    const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true, playbackRate });
    source
      .connect(new BiquadFilterNode(context, { type, frequency }))
      .connect(new GainNode(context, { gain }))
      .connect(loudness);
    source.start();
  }
  return loudness;
}

/** Rain on this device, silent until it is played. Nothing where the device makes no sound. */
export function openRain(): RainSound | undefined {
  if (typeof AudioContext !== 'function') return undefined;
  const context = new AudioContext();
  const loudness = rainIn(context);
  let percent = 0;
  let isPlaying = false;
  const fade = () => {
    const gain = isPlaying ? (MOST_GAIN * percent) / 100 : 0;
    loudness.gain.cancelScheduledValues(context.currentTime);
    loudness.gain.setTargetAtTime(gain, context.currentTime, FADE_SECONDS / 3);
  };
  return {
    setVolume(given) {
      percent = given;
      fade();
    },
    play() {
      isPlaying = true;
      void context.resume();
      fade();
    },
    pause() {
      isPlaying = false;
      fade();
    },
    close: () => void context.close(),
  };
}
