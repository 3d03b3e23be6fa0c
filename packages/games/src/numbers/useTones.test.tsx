import { afterEach, expect, it, vi } from 'vitest';
import { button, openPage } from '../../testing/numbers/stage.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the numbers are silent until sounds are turned on, and then each has its tone', async () => {
  class Silent extends OfflineAudioContext {
    constructor() {
      super(1, 8000, 8000);
    }
    override resume = () => Promise.resolve();
  }
  vi.stubGlobal('AudioContext', Silent);
  const start = vi.spyOn(OscillatorNode.prototype, 'start');
  const { prefer, passNumbers } = await openPage({ digits: [3] });
  await button('Start').click();
  passNumbers(1);
  prefer({ sounds: true });
  await button('3').click();
  await expect.poll(() => start.mock.calls.length).toBe(1);
  const [tone] = start.mock.contexts as OscillatorNode[];
  expect(tone?.frequency.value).toBe(392);
});
