import { startDemo, type Demo } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import { DEFAULTS, showPreferences } from '@friendbase/ui-kit';
import '@friendbase/ui-kit/styles.css';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { comfort } from '../words/en/comfort.ts';
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

/** The auth screen of a device, with its settings open. */
async function openSettings(): Promise<void> {
  await render(<AuthStage storage={storage} root={root} />);
  await page.getByRole('button', { name: 'Comfort settings' }).click();
  await expect.element(page.getByRole('dialog', { name: 'My comfort settings' })).toBeVisible();
}

const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const stored = () => JSON.parse(storage.getItem('friendbase.comfort.device') ?? '{}') as object;

/** By keyboard: arrows move and choose. */
async function choose(name: string, from: string, key: string): Promise<void> {
  (radio(from).element() as HTMLElement).focus();
  await userEvent.keyboard(key);
  await expect.element(radio(name)).toBeChecked();
}
const chooseLarger = () => choose('115 %', '100 %', '{ArrowRight}');

describe('W30 Comfort settings', () => {
  it('keys: arrows choose, nothing is dragged, and no Save is to be found', async () => {
    await openSettings();
    await chooseLarger();
    expect(root.dataset['text']).toBe('115');
    expect(page.getByRole('slider').elements()).toEqual([]);
    expect(page.getByRole('button', { name: /save/i }).elements()).toEqual([]);
  });

  it('heard: the setting and that it is saved, once', async () => {
    await openSettings();
    const heard = hear();
    // Another size than in the case before: the same words within a second are said once.
    await choose('130 %', '115 %', '{ArrowRight}');
    await expect.poll(() => heard).toEqual(['Text size 130 %. Saved on this device.']);
  });

  it('Undo takes the change back and stays under the finger, and takes that back too', async () => {
    await openSettings();
    const heard = hear();
    await chooseLarger();
    await press('Undo');
    await expect.element(radio('100 %')).toBeChecked();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(radio('115 %')).toBeChecked();
    await expect.poll(() => heard.at(-1)).toBe('Text size 115 %. Saved on this device.');
  });

  it('“Put it back” gives all defaults, and can be undone', async () => {
    storage.setItem('friendbase.comfort.device', '{"chosen":{"theme":"dark","textSize":130}}');
    await openSettings();
    expect(root.dataset).toMatchObject({ theme: 'dark', text: '130' });
    await press('Put it back');
    expect(root.getAttributeNames().filter((name) => /^data-(theme|text)/.test(name))).toEqual([]);
    await press('Undo');
    expect(root.dataset).toMatchObject({ theme: 'dark', text: '130' });
  });

  it('a change keeps the focus in view, under nothing', async () => {
    await openSettings();
    await choose('200 %', '175 %', '{ArrowRight}');
    const chosen = radio('200 %');
    await expect.element(chosen).toHaveFocus();
    const label = chosen.element().closest('label');
    const { left = 0, top = 0, height = 0 } = label?.getBoundingClientRect() ?? {};
    expect(document.elementFromPoint(left + 4, top + height / 2)).toBe(label);
  });

  it('works where the device takes no settings, and says so', async () => {
    storage.isFull = true;
    await openSettings();
    const heard = hear();
    await chooseLarger();
    await expect.poll(() => heard).toEqual(['Text size 115 %. It works until you close this page.']);
    await expect.element(page.getByText(comfort.messages.notPersisted)).toBeVisible();
    expect(root.dataset['text']).toBe('115');
  });

  it('shows what was changed earlier today, and takes it back', async () => {
    const before = { day: new Date().toDateString(), chosen: { textSize: 130 } };
    const chosen = { textSize: 200, theme: 'dark' };
    storage.setItem('friendbase.comfort.device', JSON.stringify({ chosen, before }));
    await openSettings();
    await expect.element(page.getByText('Text size, Colors')).toBeVisible();
    await press("Undo today's changes");
    expect(stored()).toMatchObject({ chosen: { textSize: 130 } });
    await expect.element(radio('130 %')).toBeChecked();
  });

  it('are cleared for the next person after asking, with the safe choice first', async () => {
    storage.setItem('friendbase.comfort.member.ann', '{"chosen":{"textSize":150}}');
    await openSettings();
    await chooseLarger();
    await press('Clear for the next person');
    await expect.element(page.getByRole('button', { name: 'Keep them' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(stored()).toMatchObject({ chosen: { textSize: 115 } });
    await press('Clear for the next person');
    await press('Clear them');
    expect(storage).toHaveLength(0);
    await expect.element(radio('100 %')).toBeChecked();
  });
});
