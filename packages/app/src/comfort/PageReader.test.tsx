import { startDemo, type Demo } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import { DEFAULTS, showPreferences } from '@friendbase/ui-kit';
import { createVoice, ReaderContext } from '@friendbase/ui-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AuthStage } from '../../testing/AppStage.tsx';
import { hear } from '../../testing/hear.ts';

let demo: Demo;
let storage: FakeStorage;
const root = document.documentElement;

beforeEach(async () => {
  document.body.replaceChildren();
  demo = await startDemo({ scenario: 'signed-out' });
  storage = new FakeStorage();
});
afterEach(async () => {
  showPreferences(root, DEFAULTS);
  await demo.stop();
});

/** The auth screen of a device with this voice. */
async function openScreen(fake?: Parameters<typeof createVoice>[0]) {
  const voice = createVoice(fake);
  await render(
    <ReaderContext value={voice.reader}>
      <AuthStage storage={storage} root={root} />
    </ReaderContext>,
  );
  return voice;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const listen = () => page.getByRole('banner').getByRole('button', { name: 'Listen' });
const bar = () => page.getByRole('region', { name: 'Reading aloud' });
const chosen = () =>
  (JSON.parse(storage.getItem('friendbase.comfort.device') ?? '{}') as { chosen?: object }).chosen;

/** Reads the page and stops. */
async function hearPage() {
  await listen().click();
  await bar().getByRole('button', { name: 'Stop' }).click();
  await expect.element(button('Keep Listen on')).toBeVisible();
}

describe('P10 Listen in the header', () => {
  it('says that the device has no voice, once, and offers nothing', async () => {
    const voice = await openScreen({ isThere: false });
    const heard = hear();
    await listen().click();
    await expect.poll(() => voice.asked).not.toEqual([]);
    voice.pass(50);
    await expect
      .poll(() => heard)
      .toEqual([expect.stringMatching(/^This device has no voice for English\./)]);
    await expect.element(bar()).not.toBeInTheDocument();
    expect(button('Keep Listen on').elements()).toEqual([]);
  });

  it('reads the auth screen before log in, from its heading to what can be pressed', async () => {
    const voice = await openScreen();
    await listen().click();
    await expect.element(bar()).toBeVisible();
    voice.pass(60_000);
    expect(voice.heard.join(' ')).toMatch(/^Welcome .* Log In Sign Up Need Help\?/);
  });

  it('is silent once another form is on show', { tags: 'long' }, async () => {
    const voice = await openScreen();
    await listen().click();
    await expect.element(bar()).toBeVisible();
    voice.pass(200);
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await expect.element(bar()).not.toBeInTheDocument();
    expect(voice.isSpeaking()).toBe(false);
  });

  it('stays on where that is wanted: said once, and taken back by the same button', async () => {
    await openScreen();
    const heard = hear();
    await hearPage();
    await userEvent.click(button('Keep Listen on'));
    await expect.element(button('Undo')).toHaveFocus();
    await expect.element(page.getByText('Listen stays on. Saved on this device.').first()).toBeVisible();
    expect(chosen()).toEqual({ readAloud: true });
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Keep Listen on')).toHaveFocus();
    expect(chosen()).toEqual({});
    await expect
      .poll(() => heard)
      .toEqual([
        'Do you want a Listen button at each part of the page?',
        'Listen stays on. Saved on this device.',
        'Listen is as before. Saved on this device.',
      ]);
  });

  it('asks no more on this page once it was answered', { tags: 'long' }, async () => {
    await openScreen();
    await hearPage();
    await userEvent.click(button('Not now'));
    await expect.element(listen()).toHaveFocus();
    await listen().click();
    await bar().getByRole('button', { name: 'Stop' }).click();
    await expect.element(bar()).not.toBeInTheDocument();
    expect(button('Keep Listen on').elements()).toEqual([]);
  });
});
