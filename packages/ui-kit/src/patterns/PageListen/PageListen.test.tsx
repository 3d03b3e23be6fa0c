import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css';
import { createVoice, WithVoice } from '../../components/Listen/fixture.tsx';
import { ReadPage } from './fixture.tsx';

const bar = () => page.getByRole('region', { name: 'Reading aloud' });
const listen = () => page.getByRole('banner').getByRole('button', { name: 'Listen' });
const stop = () => page.getByRole('banner').getByRole('button', { name: 'Stop' });
const said = () => document.querySelector('#announcer-polite')?.textContent ?? '';

async function openPage(fake?: Parameters<typeof createVoice>[0], hasControls?: boolean) {
  const voice = createVoice(fake);
  await render(
    <WithVoice voice={voice} readAloud={false}>
      <ReadPage hasControls={hasControls} />
    </WithVoice>,
  );
  return voice;
}

describe('P10 Read the page aloud', () => {
  it('keys: Enter reads the main part from its heading on, and the same button stops it', async () => {
    const voice = await openPage();
    listen().element().focus();
    await userEvent.keyboard('{Enter}');
    voice.pass(5000);
    expect(voice.heard.join(' ')).toBe('Friends Your friends are here. Ana baked bread.');
    await userEvent.keyboard('{Enter}');
    await expect.element(stop()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(voice.isSpeaking()).toBe(false);
    await expect.element(listen()).toHaveFocus();
  });

  it('marks the word that is spoken, and nothing once it has stopped', async () => {
    const voice = await openPage();
    await userEvent.click(listen());
    voice.pass(1000);
    const { startContainer, startOffset, endOffset } = [...CSS.highlights.get('fb-spoken-word')!][0]!;
    expect(startContainer.textContent?.slice(startOffset, endOffset)).toMatch(/^\w+$/);
    expect(page.getByRole('main').element().contains(startContainer)).toBe(true);
    await userEvent.click(stop());
    expect(CSS.highlights.size).toBe(0);
  });

  it('keys: what is selected is read alone', { tags: 'long' }, async () => {
    const voice = await openPage();
    listen().element().focus();
    getSelection()?.selectAllChildren(page.getByText('Ana baked bread.').element());
    await userEvent.keyboard('{Enter}');
    voice.pass(5000);
    expect(voice.heard.join(' ')).toBe('Ana baked bread.');
    getSelection()?.removeAllRanges();
  });

  it('keys: Stop in the bar leads back to the button of the header', { tags: 'long' }, async () => {
    await openPage();
    await userEvent.click(listen());
    await expect.element(stop()).toBeVisible();
    bar().getByRole('button', { name: 'Stop' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(listen()).toHaveFocus();
  });

  it('heard: words to press as well, where they are the choice to be made', async () => {
    const voice = await openPage({}, true);
    await userEvent.click(listen());
    voice.pass(6000);
    expect(voice.heard.join(' ')).toMatch(/bread\. Find friends$/);
  });

  it('heard: why there is no voice, on the page and once, and nothing looks as if it read', async () => {
    const voice = await openPage({ isThere: false });
    await userEvent.click(listen());
    await expect.element(listen()).toBeVisible();
    await expect.element(bar()).not.toBeInTheDocument();
    voice.pass(50);
    const line = 'This device has no voice for English. You can add one in the settings of your device.';
    await expect.element(page.getByRole('contentinfo').getByText(line)).toBeVisible();
    await expect.poll(said).toBe(line);
    await expect.element(listen()).toBeVisible();
    await expect.element(bar()).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect.element(page.getByText(line).nth(1)).not.toBeInTheDocument();
    await expect.element(listen()).toHaveFocus();
  });
});
