/** Takes the pictures of `docs/images`: the auth screen and some pages of the demo, each in two views. */
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chooserOf } from '../e2e/fileChooser.ts';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.ts';
import { serveBuilt } from './servedBuilt.ts';

const root = path.join(import.meta.dirname, '../../..');
const demoPicture = (name: string) => path.join(root, 'packages/contract/src/fixtures/pictures', name);
/** Each screen as it is for most, and as it is at its narrowest and darkest. */
const views = [
  { width: 1280, height: 800, theme: 'light' },
  { width: 320, height: 640, theme: 'contrast-dark' },
];

/** Waits until each screen is complete. */
const screens: Record<string, (page: Page, origin: string) => Promise<void>> = {
  auth: async (page, origin) => {
    await page.goto(`${origin}/?scenario=signed-out`);
    await page.getByRole('tab', { name: 'Log In' }).waitFor();
  },
  home: async (page, origin) => {
    await page.goto(`${origin}/?scenario=busy`);
    await page.getByRole('article').first().waitFor();
  },
  pictures: async (page, origin) => {
    await page.goto(`${origin}/?scenario=busy`);
    await page.getByRole('textbox', { name: /^How are you today/ }).fill('I baked bread, and friends came.');
    await page.getByRole('button', { name: 'Add pictures or videos' }).click();
    const chooser = await chooserOf(page, () => page.getByRole('button', { name: 'Choose files' }).click());
    await chooser.setFiles(['breakfast-3.webp', 'breakfast-2.webp'].map(demoPicture));
    const described = page.getByRole('textbox', { name: /^What is in/ });
    await described.first().fill('Ruth tries my bread.');
    await page.getByRole('img', { name: 'breakfast-2.webp' }).waitFor();
    await described.first().scrollIntoViewIfNeeded();
  },
  messages: async (page, origin) => {
    await page.goto(`${origin}/messages?scenario=busy`);
    await page.getByRole('option').first().click();
    await page.getByRole('log').waitFor();
  },
  report: async (page, origin) => {
    await page.goto(`${origin}/?scenario=busy`);
    await page
      .getByRole('button', { name: /^More, / })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Report/ })
      .first()
      .click();
    await page.getByRole('radio').first().waitFor();
  },
  moderation: async (page, origin) => {
    await page.goto(`${origin}/moderation?scenario=moderator`);
    await page.getByText('Urgent').first().waitFor();
  },
  memory: async (page, origin) => {
    await page.goto(`${origin}/clubs?scenario=busy`);
    await page.getByRole('button', { name: 'Memory', exact: true }).click();
    await page.getByRole('grid').scrollIntoViewIfNeeded();
  },
  tournaments: async (page, origin) => {
    await page.goto(`${origin}/tournaments?scenario=busy`);
    await page.getByRole('article').first().waitFor();
  },
};

const executablePath = findChromium();
await using demo = await serveBuilt();
const { origin } = demo;
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
try {
  for (const [name, open] of Object.entries(screens)) {
    for (const { theme, ...viewport } of views) {
      const page = await browser.newPage({ viewport });
      // A page does without the font where it comes late. A picture has it: the browser caches it from here on.
      await page.goto(`${origin}/?scenario=signed-out`);
      await page.evaluate(() => document.fonts.load('1rem "Atkinson Hyperlegible Next"'));
      await open(page, origin);
      await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
      const file = path.join(root, 'docs', 'images', `${name}-${viewport.width}-${theme}.png`);
      await page.screenshot({ path: file, animations: 'disabled' });
      await page.close();
    }
  }
} finally {
  await browser.close();
}
