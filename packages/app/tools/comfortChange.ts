/**
 * How long Home takes to show another comfort setting, from the choice to the next picture, with the CPU slowed down 4
 * times: the built demo with 100 posts. `node packages/app/tools/comfortChange.ts [rounds]` prints one line a round.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.ts';

const SLOWDOWN = 4;
const POSTS = 100;
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

/**
 * Milliseconds until the change is painted. A choice in another tab reaches the page as an event, so nothing else on the
 * page has to be pressed. Words load before they are shown: then the heading tells when they are there.
 */
const change = (page: Page, chosen: object): Promise<number> =>
  page.evaluate(
    ([key, wanted]) =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h2');
        const before = heading?.textContent;
        const changesWords = 'words' in wanted;
        const start = performance.now();
        localStorage.setItem(key, JSON.stringify({ chosen: wanted }));
        window.dispatchEvent(new StorageEvent('storage', { key }));
        const look = () => {
          if (changesWords && heading?.textContent === before) requestAnimationFrame(look);
          // A task after the frame: the picture is on its way to the screen.
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        look();
      }),
    [SETTING, chosen] as const,
  );

/** Each beside the one before, so that one setting alone changes. */
const CHANGES = [
  ['text 130 %', { textSize: 130 }],
  ['text 200 %', { textSize: 200 }],
  ['text 100 %', {}],
  ['wide', { spacing: 'wide' }],
  ['normal', {}],
  ['dark', { theme: 'dark' }],
  ['contrast', { theme: 'contrast-dark' }],
  ['light', {}],
  ['calm', { motion: 'calm' }],
  ['large targets', { targets: 56 }],
  ['usual targets', {}],
  ['en-easy', { words: 'en-easy' }],
  ['en', { words: 'en' }],
] as const;

async function openHome(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${origin}/?scenario=busy`);
  const posts = page.getByRole('article');
  await posts.nth(19).waitFor();
  await page.evaluate(async (count) => {
    const { id: authorId } = (await (await fetch('/api/auth/me')).json()) as { id: string };
    for (let number = 0; number < count; number += 1) {
      await fetch('/api/posts', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({
          authorId,
          content: `Post ${number}: we planted 3 tomatoes.`,
          privacy: 'friends',
        }),
      });
    }
  }, POSTS);
  await page.reload();
  await posts.nth(19).waitFor();
  while ((await posts.count()) < POSTS) {
    const before = await posts.count();
    await page.getByRole('button', { name: /^Show more/ }).press('Enter');
    await posts.nth(before).waitFor();
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  return page;
}

try {
  const page = await openHome();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  for (let round = 1; round <= rounds; round += 1) {
    const times = [];
    for (const [name, chosen] of CHANGES) times.push(`${name} ${(await change(page, chosen)).toFixed(0)} ms`);
    console.log(`round ${round}, ${await page.getByRole('article').count()} posts: ${times.join(', ')}`);
  }
} finally {
  await browser.close();
  server.kill();
}
