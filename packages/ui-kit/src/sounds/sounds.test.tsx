import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULTS } from '../preferences/preferences.ts';
import { hush, playSound } from './playSound.ts';
import { forgetAudio, scheduleTones, SOUNDS } from './tones.ts';

const RATE = 8000;

/** What would be heard of tones: the loudest sample of each tenth of a second. */
async function hear(tones: Parameters<typeof scheduleTones>[1], volume: number): Promise<number[]> {
  const context = new OfflineAudioContext(1, RATE, RATE);
  scheduleTones(context, tones, volume);
  const samples = (await context.startRendering()).getChannelData(0);
  return Array.from({ length: 10 }, (_, tenth) =>
    Math.max(...samples.slice((tenth * RATE) / 10, ((tenth + 1) * RATE) / 10)),
  );
}

describe('P12 Sounds', () => {
  const opened = vi.fn();
  const vibrate = vi.fn(() => true);
  beforeEach(() => {
    forgetAudio();
    vi.stubGlobal(
      'AudioContext',
      class extends OfflineAudioContext {
        constructor() {
          super(1, RATE, RATE);
          opened();
        }
        override resume = () => Promise.resolve();
      },
    );
    vi.spyOn(navigator, 'vibrate').mockImplementation(vibrate);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.clearAllMocks();
    forgetAudio();
  });

  it('are off until they are chosen: no audio is opened, nothing vibrates, and no script is loaded', async () => {
    performance.clearResourceTimings();
    await playSound('message', DEFAULTS);
    expect(opened).not.toHaveBeenCalled();
    expect(vibrate).not.toHaveBeenCalled();
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(loaded.filter((name) => name.includes('player'))).toEqual([]);
  });

  it('are silent while something is read aloud', async () => {
    const endHush = hush();
    await playSound('message', { ...DEFAULTS, sounds: true });
    expect(opened).not.toHaveBeenCalled();
    endHush();
    await playSound('message', { ...DEFAULTS, sounds: true });
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('vibrate without a sound where only that is chosen', async () => {
    await playSound('notice', { ...DEFAULTS, vibration: true });
    expect(vibrate).toHaveBeenCalledTimes(1);
    expect(opened).not.toHaveBeenCalled();
  });

  it('are tones that end, softer with less volume, and never loud', async () => {
    const [full, quarter] = await Promise.all([hear(SOUNDS.message, 100), hear(SOUNDS.message, 25)]);
    expect(Math.max(...full)).toBeGreaterThan(0.25);
    expect(Math.max(...full)).toBeLessThanOrEqual(0.31);
    expect(Math.max(...quarter)).toBeCloseTo(Math.max(...full) / 4, 1);
    expect(full.slice(3)).toEqual(Array.from({ length: 7 }, () => 0));
  });
});
