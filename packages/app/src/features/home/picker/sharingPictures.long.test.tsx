import { DEMO_ACCOUNT } from '@friendbase/contract';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { chooseFiles, photo } from '../../../../testing/chosenFiles.ts';
import { demoForEach } from '../../../../testing/demoForEach.ts';
import { hear } from '../../../../testing/hear.ts';
import {
  addMedia,
  button,
  describeField,
  isShared,
  lastPost,
  openPicker,
  share,
} from '../../../../testing/postPicker.tsx';

const START = { method: 'POST', path: '/api/objects/upload' } as const;
const POST = { method: 'POST', path: '/api/posts' } as const;

const demo = demoForEach();

/** The device has no room for this file. */
function refuseToStore(name: string): () => void {
  const keep = vi.spyOn(IDBObjectStore.prototype, 'put');
  keep.mockImplementation(function keepOthers(this: IDBObjectStore, value: unknown, key) {
    if (value instanceof File && value.name === name) throw new DOMException('Full.', 'QuotaExceededError');
    return this.add(value, key);
  });
  return () => keep.mockRestore();
}

describe('pictures of a post', () => {
  it('are shared without words, with their descriptions, and leave the composer', async () => {
    await openPicker();
    const said = hear();
    chooseFiles(await photo('a.png'), await photo('b.png'));
    await expect.poll(() => said).toEqual(['2 files added. 2 of 5.']);
    await describeField('a.png').fill('A heron');
    await describeField('b.png').fill('Reeds');
    await expect.element(page.getByText('Uploads when you press Share.')).toBeVisible();
    await share().click();
    await isShared();
    expect(await lastPost()).toMatchObject({ mediaDescriptions: ['A heron', 'Reeds'] });
    await expect
      .element(page.getByRole('article').first().getByText('Shared some photos/videos'))
      .toBeVisible();
    await expect.element(addMedia()).toBeVisible();
    await expect.element(share()).toHaveFocus();
    // Each file: sending, ready.
    expect(said.filter((text) => text.includes('a.png')).length).toBeLessThanOrEqual(5);
  });

  it('are not sent twice when the post itself is refused', async () => {
    await openPicker();
    chooseFiles(await photo('a.png'));
    const mend = demo.network.refuse(POST);
    await share().click();
    await expect
      .element(page.getByText('Your post was not shared. Your words and files are still here.').last())
      .toBeVisible();
    await expect.element(page.getByText('a.png is ready').first()).toBeVisible();
    mend();
    const stop = demo.network.refuse(START);
    await share().click();
    await isShared();
    stop();
  });

  it('stay when the session is lost on their way, and are sent after log in', async () => {
    await openPicker();
    chooseFiles(await photo('beach.png'));
    await describeField('beach.png').fill('Waves');
    const release = demo.network.holdCalls({ method: 'PUT', path: '/api/media/process' });
    await share().click();
    await expect.element(page.getByRole('progressbar', { name: 'Sending beach.png' })).toBeVisible();
    await fetch('/api/auth/logout', { method: 'POST' });
    release();
    await expect
      .element(page.getByRole('heading', { name: 'Please log in again. Your work is saved.' }))
      .toBeVisible();
    await page.getByRole('textbox', { name: /^Username/ }).fill(DEMO_ACCOUNT.username);
    await page
      .getByLabelText(/^Password/)
      .first()
      .fill(DEMO_ACCOUNT.password);
    await button('Log In').click();
    await expect.element(describeField('beach.png')).toHaveValue('Waves');
    await share().click();
    await isShared();
    expect(await lastPost()).toMatchObject({ mediaDescriptions: ['Waves'], mediaUrls: { length: 1 } });
  });

  it('are asked for again where the device did not take them, with their descriptions', async () => {
    const { screen, storage } = await openPicker();
    const giveBack = refuseToStore('b.png');
    chooseFiles(await photo('a.png'), await photo('b.png'));
    await expect.element(page.getByText(/^This device cannot keep your files\./).first()).toBeVisible();
    giveBack();
    await describeField('b.png').fill('Reeds');
    await screen.unmount();
    await render(<AppStage storage={storage} />);
    const note = 'We could not fully recover 1 files. Please re-select them and resume the upload.';
    await expect.element(page.getByText(note).last()).toBeVisible();
    await expect.element(page.getByText('Choose again: b.png.')).toBeVisible();
    chooseFiles(await photo('b.png'));
    await expect.element(page.getByText('Choose again: b.png.')).not.toBeInTheDocument();
    await expect.element(describeField('b.png')).toHaveValue('Reeds');
    await share().click();
    await isShared();
    expect(await lastPost()).toMatchObject({ mediaDescriptions: ['', 'Reeds'] });
  });

  it('do not hold up the page when the device does not answer', async () => {
    const { screen, storage } = await openPicker();
    chooseFiles(await photo('a.png'));
    await expect.element(describeField('a.png')).toBeVisible();
    await screen.unmount();
    const opening = vi.spyOn(IDBFactory.prototype, 'open');
    opening.mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
    await render(<AppStage storage={storage} />);
    await expect.element(page.getByRole('textbox', { name: /^How are you today/ })).toBeVisible();
    opening.mockRestore();
  });

  it('come back after a reload, named, and can be removed and brought back', async () => {
    const { screen, storage } = await openPicker();
    chooseFiles(await photo('a.png'), await photo('b.png'));
    await describeField('a.png').fill('A heron');
    await screen.unmount();
    await render(<AppStage storage={storage} />);
    await expect
      .element(page.getByText('We restored all files. You can now resume the upload.').first())
      .toBeVisible();
    await expect.element(page.getByText('Here again: a.png, b.png.')).toBeVisible();
    await expect.element(describeField('a.png')).toHaveValue('A heron');
    await button('Remove a.png').click();
    await expect.element(button('Remove b.png')).toHaveFocus();
    await button('Undo, a.png').click();
    await expect.element(describeField('a.png')).toHaveValue('A heron');
  });
});
