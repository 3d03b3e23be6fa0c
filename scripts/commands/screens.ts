/** Takes the pictures of `docs/images`: auth screen and Home of the demo, at two widths, in two themes. */
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../chromium/find.ts';
import { serveFolder } from '../demo/serveFolder.ts';
import { root } from '../setup/paths.mjs';

const widths = { 1280: 800, 320: 640 };
const themes = ['light', 'contrast-dark'];

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
};

const executablePath = findChromium();
const server = await serveFolder(path.join(root, 'packages', 'app', 'dist-demo'), {
  host: '127.0.0.1',
  port: 0,
});
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
try {
  for (const [name, open] of Object.entries(screens)) {
    for (const [width, height] of Object.entries(widths)) {
      for (const theme of themes) {
        const page = await browser.newPage({ viewport: { width: Number(width), height } });
        await open(page, server.origin);
        await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
        await page.evaluate(() => document.fonts.ready);
        const file = path.join(root, 'docs', 'images', `${name}-${width}-${theme}.png`);
        await page.screenshot({ path: file, animations: 'disabled' });
        await page.close();
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
