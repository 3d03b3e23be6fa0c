/** Takes the pictures of `docs/images`: auth screen and some pages of the demo, at two widths, in two themes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.ts';

const root = path.join(import.meta.dirname, '../../..');
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
const server = spawn(process.execPath, ['packages/app/tools/serveDemo.ts'], {
  cwd: root,
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [ready] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
const origin = ready.split(': ')[1] ?? '';
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
try {
  for (const [name, open] of Object.entries(screens)) {
    for (const [width, height] of Object.entries(widths)) {
      for (const theme of themes) {
        const page = await browser.newPage({ viewport: { width: Number(width), height } });
        await open(page, origin);
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
  server.kill();
}
