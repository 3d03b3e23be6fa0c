import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerInstead } from '../../../../testing/answerInstead.ts';
import { chooseFiles, photo } from '../../../../testing/chosenFiles.ts';
import { demoForEach } from '../../../../testing/demoForEach.ts';
import { hear } from '../../../../testing/hear.ts';
import { button, describeField, lastPost, openPicker, share } from '../../../../testing/postPicker.tsx';
import { readOutbox } from '../../../outbox/outboxSlot.ts';

const START = { method: 'POST', path: '/api/objects/upload' } as const;

demoForEach();
afterEach(() => vi.restoreAllMocks());

const waits = () => page.getByText('Waits for the network', { exact: true });

/** Home with a picture chosen, and no network for it until the result is called. */
async function withoutNetwork() {
  await openPicker(undefined, true);
  await expect.poll(() => readOutbox()).toBeDefined();
  chooseFiles(await photo('heron.png'));
  await describeField('heron.png').fill('A heron');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const end = answerInstead(START, () => Promise.reject(new TypeError('Failed to fetch')));
  return () => {
    onLine.mockReturnValue(true);
    end();
    window.dispatchEvent(new Event('online'));
  };
}

it('a post with a picture waits for the network, comes back to the composer whole, and is shared once', async () => {
  const comeBack = await withoutNetwork();
  const said = hear();
  await share().click();
  await expect.element(waits()).toBeVisible();
  await expect.element(page.getByText('heron.png', { exact: true })).toBeVisible();
  await expect.poll(() => said).toContain('Your post waits for the network. It is shared by itself.');
  await expect.element(describeField('heron.png')).not.toBeInTheDocument();

  await button(/^Undo, heron\.png/).click();
  await expect.element(waits()).not.toBeInTheDocument();
  await expect.element(describeField('heron.png')).toHaveValue('A heron');

  await share().click();
  await expect.element(waits()).toBeVisible();
  comeBack();
  await expect.element(waits()).not.toBeInTheDocument();
  await expect.poll(lastPost).toMatchObject({ mediaDescriptions: ['A heron'] });
  const { media } = (await lastPost())!;
  expect(media).toMatchObject([{ kind: 'image' }]);
  await expect.element(page.getByRole('article').first().getByRole('img', { name: 'A heron' })).toBeVisible();
});

it('a picture that the device cannot store stays in the composer, and that is said', async () => {
  await withoutNetwork();
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await share().click();
  await expect
    .element(page.getByText(/^This device cannot keep your pictures or videos\. They do not wait\./).first())
    .toBeVisible();
  await expect.element(describeField('heron.png')).toHaveValue('A heron');
  await expect.element(waits()).not.toBeInTheDocument();
});
