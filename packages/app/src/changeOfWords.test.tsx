import { startDemo, type Demo } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import '@friendbase/ui-kit/styles.css';
import { WordsProvider } from '@friendbase/ui-kit';
import { qps } from '@friendbase/ui-kit/words';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { nextFrame } from '../../../.storybook/checks/emulate.ts';
import { standStill } from '../../../.storybook/checks/still.ts';
import { App } from './App.tsx';
import { editComfort } from './comfort/editComfort.ts';
import { createServices, type PageParts } from './createServices.ts';
import { AuthScreen } from './features/auth/AuthScreen.tsx';
import { notices } from './lib/notices/notices.ts';
import { hear } from '../testing/hear.ts';
import { locales } from './words/locales.ts';

let demo: Demo;
let parts: PageParts;
beforeEach(async () => {
  document.body.replaceChildren();
  demo = await startDemo({ scenario: 'signed-out' });
});
afterEach(async () => {
  parts.stop();
  await demo.stop();
});

/** A language whose file does not come. */
const lost = { ...qps, load: () => Promise.reject(new Error('no network')) };

async function openPage(storage = new FakeStorage()) {
  parts = createServices({ storage, locales: { ...locales, lost } });
  await render(
    <WordsProvider store={parts.services.words}>
      <App parts={parts}>
        <AuthScreen />
      </App>
    </WordsProvider>,
  );
  return editComfort(parts.comfort).change;
}

describe('a change of words', () => {
  it('reaches what a form refused, what a toast says, and the window title, without a reload', async () => {
    const choose = await openPage();
    const form = page.getByRole('form', { name: 'Log in' });
    const username = form.getByRole('textbox', { name: /^Username/ });
    await username.fill('sam');
    await form.getByRole('button', { name: 'Log In' }).click();
    await expect.element(page.getByText('Missing Information')).toBeVisible();
    expect(document.title).toBe('Error: Log In – FriendBase');
    choose({ language: 'en', easy: true });
    await expect.element(page.getByText('Something is missing')).toBeVisible();
    await expect.element(page.getByText('Please write your username and your password.')).toBeVisible();
    await expect.element(username).toHaveValue('sam');
    choose({ language: 'qps' });
    await expect.poll(() => document.title).toMatch(/^⟦Ééŕŕööŕ: ⟦Ļööĝ Îîñ⟧ – /);
  });

  it('is there from the start where this device stored it', { tags: 'long' }, async () => {
    const storage = new FakeStorage();
    storage.setItem('friendbase.comfort.device', '{"chosen":{"easy":true}}');
    await openPage(storage);
    parts.services.notify(notices.loggedOut);
    await expect.element(page.getByText('You are logged out')).toBeVisible();
  });

  it('that does not load leaves the words, and tells so quietly: once to be read, once to be heard', async () => {
    const choose = await openPage();
    const heard = hear();
    choose({ language: 'lost' });
    const line = 'Your choice of words did not load. You can read the page as it is.';
    const help = page.getByRole('contentinfo');
    await expect.element(help.getByText(line)).toBeVisible();
    await expect.poll(() => heard).toEqual([line]);
    await expect.element(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    choose({ language: 'en', easy: true });
    await expect.element(help.getByText(line)).not.toBeInTheDocument();
    expect(heard).toEqual([line]);
  });

  it('leaves what is read where it is in the window', async () => {
    await page.viewport(320, 568);
    onTestFinished(() => page.viewport(414, 896));
    const choose = await openPage();
    const guidelines = page.getByRole('heading', { name: 'Community guidelines' });
    await expect.element(guidelines).toBeVisible();
    const heading = guidelines.element();
    scrollTo(0, scrollY + heading.getBoundingClientRect().top - 200);
    await nextFrame();
    const before = heading.getBoundingClientRect().top;
    const words = document.body.innerText;
    choose({ language: 'en', easy: true });
    await expect.poll(() => document.body.innerText).not.toBe(words);
    await standStill();
    expect(heading.isConnected).toBe(true);
    expect(Math.abs(heading.getBoundingClientRect().top - before)).toBeLessThan(1);
    expect(scrollY).toBeGreaterThan(0);
  });
});
