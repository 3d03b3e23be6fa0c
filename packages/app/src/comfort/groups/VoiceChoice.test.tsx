import '@friendbase/ui-kit/styles.css';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Changes } from '../changes.tsx';
import { ComfortProvider } from '../comfort.tsx';
import { openComfort } from '../openComfort.ts';
import { createDeviceStore } from '../../lib/device/deviceStore.ts';
import { VoiceChoice } from './VoiceChoice.tsx';

const voice = (name: string, localService: boolean) =>
  ({ name, lang: 'en-US', localService, default: false, voiceURI: name }) as SpeechSynthesisVoice;

async function show(voices: SpeechSynthesisVoice[]) {
  vi.spyOn(speechSynthesis, 'getVoices').mockImplementation(() => [...voices]);
  const comfort = openComfort({ device: createDeviceStore(undefined) });
  await render(
    <ComfortProvider value={comfort}>
      <Changes>
        <VoiceChoice />
      </Changes>
    </ComfortProvider>,
  );
  return comfort;
}

afterEach(() => vi.restoreAllMocks());

describe('P10 The choice of a voice', () => {
  it('says honestly that there is none, where all voices would be sent what is read', async () => {
    await show([voice('Online', false)]);
    await expect.element(page.getByText(/^We found no voice/)).toBeVisible();
    expect(page.getByRole('radio').elements()).toEqual([]);
  });

  it('has the voices of the device alone, and the one it would take itself first', async () => {
    const comfort = await show([voice('Online', false), voice('Ava', true), voice('Ben', true)]);
    expect(page.getByRole('radio').elements()).toHaveLength(3);
    await expect.element(page.getByRole('radio', { name: 'Any voice' })).toBeChecked();
    (page.getByRole('radio', { name: 'Any voice' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(comfort.current().voice).toBe('Ava');
    await expect.element(page.getByRole('radio', { name: 'Ava' })).toBeChecked();
  });
});
