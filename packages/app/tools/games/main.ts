/**
 * The longest tasks of the page's thread while a game runs, in a production build: their processor time, which hangs little on
 * what else the machine does. Four times that is what a machine four times slower takes.
 * `node packages/app/tools/games/main.ts`
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';
import { chromiumFlags, findChromium } from '../../../../scripts/chromium.ts';
import { recordTrace } from '../threadTime.ts';

const ROUNDS = 4;

/** Repeats the numbers up to the fourth sequence, at the specification's pace. */
async function playNumbers(page: Page): Promise<void> {
  const line = page.getByRole('group', { name: 'Number pads' }).getByRole('paragraph');
  await page.getByRole('button', { name: 'Start' }).click();
  const digits: string[] = [];
  for (let length = 1; length <= ROUNDS; length += 1) {
    await line.getByText(`(${length} of ${length})`).waitFor();
    digits.push(/Now: (\d)/.exec((await line.textContent()) ?? '')?.[1] ?? '');
    await line.getByText('Your turn').waitFor();
    for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
    await line.getByText('Correct').waitFor();
  }
}

/** Turns over all cards, two by two, and lets those that differ turn back. */
async function playMemory(page: Page): Promise<void> {
  const cards = page.getByRole('grid').getByRole('button');
  for (let at = 0; at < 16; at += 1) {
    await cards.nth(at).click();
    // Matched, or face down again.
    if (at % 2 === 1) await expect(page.getByRole('grid').locator('[data-state=open]')).toHaveCount(0);
  }
}

const GAMES = { numbers: playNumbers, memory: playMemory };

const folder = mkdtempSync(path.join(tmpdir(), 'games-'));
await build({
  configFile: false,
  logLevel: 'error',
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: folder, emptyOutDir: true },
});
const server = createServer(sirv(folder)).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });

for (const [name, play] of Object.entries(GAMES)) {
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  await page.goto(`http://127.0.0.1:${port}/?game=${name}`);
  await page.getByText('How to play').waitFor();
  const session = await page.context().newCDPSession(page);
  const trace = await recordTrace(session, async () => {
    await page.evaluate(() => void performance.mark('begun'));
    await play(page);
  });
  const begun = trace.find((event) => event.name === 'begun');
  const tasks = trace
    .filter(({ name: kind, tid, pid }) => kind.endsWith('RunTask') && tid === begun?.tid && pid === begun.pid)
    .map(({ tdur = 0 }) => tdur / 1000)
    .toSorted((one, other) => other - one);
  console.log(
    `${name}: ${tasks.length} tasks, longest ${tasks
      .slice(0, 5)
      .map((ms) => ms.toFixed(1))
      .join(', ')} ms`,
  );
  await page.close();
}
await browser.close();
server.close();
rmSync(folder, { recursive: true });
