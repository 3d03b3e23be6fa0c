import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css';
import { Suspension } from '../../suspension/Suspension.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { createVoice, Post, WithVoice } from './fixture.tsx';

const bar = () => page.getByRole('region', { name: 'Reading aloud' });
const listenTo = (author: string) => page.getByRole('button', { name: `Listen, ${author}'s post` });
const stopOf = (author: string) => page.getByRole('button', { name: `Stop, ${author}'s post` });
const said = () => document.querySelector('#announcer-polite')?.textContent ?? '';

const marked = (name: string) =>
  [...(CSS.highlights.get(name) ?? [])]
    .map(({ startContainer, startOffset, endOffset }) =>
      startContainer.textContent?.slice(startOffset, endOffset),
    )
    .join('');

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
// A dialog that the test before left open gives its focus back on the second frame after it is gone.
beforeEach(async () => {
  await nextFrame();
  await nextFrame();
});

async function showPosts(fake?: Parameters<typeof createVoice>[0]) {
  const voice = createVoice(fake);
  await render(
    <WithVoice voice={voice}>
      <Post />
      <Post author="Ana" words="I baked bread." />
    </WithVoice>,
  );
  return voice;
}

describe('P10 Read aloud', () => {
  it('is not there at all while it is off: no button, no name, no stop', async () => {
    const screen = await render(
      <WithVoice voice={createVoice()} readAloud={false}>
        <Post />
      </WithVoice>,
    );
    await expect.element(screen.getByRole('heading')).toBeVisible();
    expect(screen.container.querySelector('button, [tabindex]')).toBeNull();
  });

  it('keys: Enter reads the words of its part, and its own button becomes Stop', async () => {
    const voice = await showPosts();
    await expect.element(listenTo('Ana')).toBeVisible();
    listenTo('Ana').element().focus();
    await userEvent.keyboard('{Enter}');
    voice.pass(5000);
    expect(voice.heard.join(' ')).toBe('Ana I baked bread.');
    await userEvent.keyboard('{Enter}');
    await expect.element(stopOf('Ana')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(voice.isSpeaking()).toBe(false);
    await expect.element(listenTo('Ana')).toHaveFocus();
  });

  it('keys: Escape stops the voice in the same instant', { tags: 'long' }, async () => {
    const voice = await showPosts();
    await userEvent.click(listenTo('Leo Okafor'));
    voice.pass(200);
    expect(voice.isSpeaking()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(voice.isSpeaking()).toBe(false);
    await expect.element(bar()).not.toBeInTheDocument();
  });

  it('keys: F6 leads to Stop and Pause, and the focus comes back to the button', async () => {
    const voice = await showPosts();
    await userEvent.click(listenTo('Leo Okafor'));
    await userEvent.keyboard('{F6}{Tab}{Tab}');
    await expect.element(bar().getByRole('button', { name: 'Pause' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(voice.reader.getSnapshot().value).toBe('paused');
    await expect.element(bar().getByRole('button', { name: 'Go on' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await expect.element(listenTo('Leo Okafor')).toHaveFocus();
  });

  it('keys: in a dialog Escape closes the dialog, and what it read stops with it', async () => {
    const voice = createVoice();
    await render(
      <WithVoice voice={voice}>
        <Help />
      </WithVoice>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Help' }));
    await userEvent.click(page.getByRole('button', { name: 'Listen, Need Help?' }));
    voice.pass(5000);
    expect(voice.heard.join(' ')).toContain('Call a friend');
    await userEvent.click(page.getByRole('button', { name: 'Listen, Need Help?' }));
    await expect.element(bar().getByRole('button', { name: 'Stop' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(bar()).not.toBeInTheDocument();
  });

  it('heard: Stop can be pressed above an open dialog, and leaves it open', { tags: 'long' }, async () => {
    const voice = createVoice();
    await render(
      <WithVoice voice={voice}>
        <Help />
      </WithVoice>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Help' }));
    await userEvent.click(page.getByRole('button', { name: 'Listen, Need Help?' }));
    await userEvent.click(bar().getByRole('button', { name: 'Stop' }));
    expect(voice.reader.getSnapshot().value).toBe('idle');
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  it('heard: one thing at a time', { tags: 'long' }, async () => {
    const voice = await showPosts();
    await userEvent.click(listenTo('Leo Okafor'));
    await userEvent.click(listenTo('Ana'));
    await expect.element(listenTo('Leo Okafor')).toBeVisible();
    voice.pass(5000);
    expect(voice.heard.join(' ')).toBe('Ana I baked bread.');
  });

  it('heard: why there is no voice, beside the button and said once', async () => {
    const voice = await showPosts({ isThere: false });
    await userEvent.click(listenTo('Ana'));
    // Nothing looks as if it read meanwhile.
    await expect.element(listenTo('Ana')).toBeVisible();
    await expect.element(bar()).not.toBeInTheDocument();
    voice.pass(50);
    const line = 'This device has no voice for English. You can add one in the settings of your device.';
    await expect.element(page.getByText(line).first()).toBeVisible();
    await expect.poll(said).toBe(line);
    await expect.element(bar()).not.toBeInTheDocument();
  });

  it('heard: no live region speaks over the voice', async () => {
    const before = said();
    const voice = await showPosts();
    await userEvent.click(listenTo('Ana'));
    voice.pass(500);
    expect(said()).toBe(before);
  });

  it('marks the word that is spoken without touching the page', async () => {
    const voice = await showPosts();
    const words = page.getByText('I baked bread.').element();
    const before = words.outerHTML;
    await userEvent.click(listenTo('Ana'));
    voice.pass(1000);
    expect(marked('fb-spoken-word')).toBe('baked');
    expect(marked('fb-spoken-sentence')).toBe('I baked bread.');
    await userEvent.keyboard('{Escape}');
    expect(CSS.highlights.size).toBe(0);
    expect(words.outerHTML).toBe(before);
  });

  it('marks nothing for a member who does not want it', { tags: 'long' }, async () => {
    const voice = createVoice();
    await render(
      <WithVoice voice={voice} markSpokenWord={false}>
        <Post />
      </WithVoice>,
    );
    await userEvent.click(listenTo('Leo Okafor'));
    voice.pass(1000);
    expect(voice.isSpeaking()).toBe(true);
    expect(CSS.highlights.size).toBe(0);
  });

  it('stops when its part of the page is left or hidden behind the auth screen', async () => {
    const voice = createVoice();
    const pageWith = (isAway: boolean) => (
      <WithVoice voice={voice}>
        <Suspension isSuspended={isAway}>
          <Post />
        </Suspension>
      </WithVoice>
    );
    const screen = await render(pageWith(false));
    await userEvent.click(listenTo('Leo Okafor'));
    await screen.rerender(pageWith(true));
    expect(voice.reader.getSnapshot().value).toBe('idle');
    await screen.rerender(pageWith(false));
    await userEvent.click(listenTo('Leo Okafor'));
    expect(voice.reader.getSnapshot().hasTag('shown')).toBe(true);
    await screen.rerender(<p>Another page</p>);
    expect(voice.reader.getSnapshot().value).toBe('idle');
  });
});

function Help() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <Button onPress={() => setIsOpen(true)}>Help</Button>
      <Dialog title="Need Help?" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>You are not alone.</p>
        <Button tone="quiet">Call a friend</Button>
      </Dialog>
    </main>
  );
}
