/**
 * How long Home takes to show other words, from the choice to the next picture, with the CPU slowed down 4 times: the
 * built demo with 20 posts. `node packages/app/tools/wordsChange.ts [rounds]` prints one line a round.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.ts';

const SLOWDOWN = 4;
const rounds = Number(process.argv[2] ?? 5);
const SETTING = 'friendbase.comfort.device';

const server = spawn(process.execPath, [path.join(import.meta.dirname, 'serveDemo.ts')], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [ready] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
const origin = ready.split(': ')[1] ?? '';
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });

/** Milliseconds until the heading in other words is painted. A choice in another tab reaches the page as an event. */
const change = (page: Page, words: string): Promise<number> =>
  page.evaluate(
    ([key, chosen]) =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h2');
        const before = heading?.textContent;
        localStorage.setItem(key, JSON.stringify({ chosen: { words: chosen } }));
        const start = performance.now();
        const look = () => {
          if (heading?.textContent === before) requestAnimationFrame(look);
          // A task after the frame: the picture is on its way to the screen.
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        window.dispatchEvent(new StorageEvent('storage', { key }));
        look();
      }),
    [SETTING, words] as const,
  );

try {
  const page = await browser.newPage();
  await page.goto(`${origin}/?scenario=busy`);
  await page.getByRole('article').nth(19).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  for (let round = 1; round <= rounds; round += 1) {
    const times = [];
    for (const words of ['en-easy', 'en', 'qps', 'en']) {
      times.push(`${words} ${(await change(page, words)).toFixed(0)} ms`);
    }
    console.log(`round ${round}: ${times.join(', ')}`);
  }
} finally {
  await browser.close();
  server.kill();
}
