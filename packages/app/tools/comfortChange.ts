/**
 * What a change of comfort settings costs on Home with 100 posts, in the built demo: milliseconds from the choice to the
 * picture with the CPU slowed down 4 times, and the processor time of the page's thread until then, not slowed down.
 * `node packages/app/tools/comfortChange.ts [rounds] [folder of the demo]`
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.ts';
import { pictureOf, settle, startPicture } from './pageTime.ts';
import { recordTrace, workUntilPicture } from './threadTime.ts';

const SLOWDOWN = 4;
const POSTS = 100;
const [rounds = '5', ...folder] = process.argv.slice(2);

/** The radios of each group, each beside the one before, so that one setting alone changes. */
const CHOICES = {
  Reading: { textSize: [130, 200, 100], spacing: ['wide', 'normal'] },
  Colors: { theme: ['dark', 'contrast-dark', 'system'] },
  'Moving things': { motion: ['calm', 'system'] },
  'Buttons and keys': { targets: [56, 44] },
  'Easy words': { clock: ['24', 'system'], words: ['en-easy', 'en'] },
};

async function openHome(page: Page, origin: string): Promise<void> {
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
}

interface Change {
  name: string;
  changesWords: boolean;
  make: () => Promise<unknown>;
}

/** As another tab makes it: it reaches the page as an event. */
async function* inAnotherTab(page: Page): AsyncGenerator<Change> {
  for (const [name, values] of Object.values(CHOICES).flatMap(Object.entries)) {
    for (const value of values as unknown[]) {
      yield {
        name: `${name} ${String(value)}`,
        changesWords: name === 'words',
        make: () =>
          page.evaluate(
            (chosen) => {
              const key = 'friendbase.comfort.device';
              localStorage.setItem(key, JSON.stringify({ chosen }));
              window.dispatchEvent(new StorageEvent('storage', { key }));
            },
            { [name]: value },
          ),
      };
    }
  }
}

/** As a member makes it: a radio in the open settings. */
async function* inTheDialog(page: Page): AsyncGenerator<Change> {
  await page.getByRole('button', { name: 'Comfort settings' }).press('Enter');
  const groups = page.getByRole('dialog').locator('.fb-FoldingSection');
  for (const [title, settings] of Object.entries(CHOICES)) {
    const group = groups.filter({ has: page.getByRole('button', { name: new RegExp(`^${title}`) }) });
    const button = group.getByRole('button');
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.press('Enter');
    for (const [name, values] of Object.entries(settings)) {
      for (const value of values as unknown[]) {
        const radios = group.locator(`input[value="${String(value)}"]`);
        await radios.first().focus();
        yield {
          name: `${name} ${String(value)}`,
          changesWords: name === 'words',
          make: () => page.keyboard.press('Space'),
        };
      }
    }
    await group.getByRole('button').press('Enter');
  }
  await page.keyboard.press('Escape');
}

const server = spawn(process.execPath, [path.join(import.meta.dirname, 'serveDemo.ts'), ...folder], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [ready] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
try {
  const page = await browser.newPage();
  await openHome(page, ready.split(': ')[1] ?? '');
  const session = await page.context().newCDPSession(page);
  for (let round = 1; round <= Number(rounds); round += 1) {
    for (const [where, changes] of Object.entries({ tab: inAnotherTab, dialog: inTheDialog })) {
      const found = new Map<string, string[]>();
      const note = (name: string, text: string) => found.set(name, [...(found.get(name) ?? []), text]);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      for await (const { name, changesWords, make } of changes(page)) {
        await settle(page);
        await page.evaluate(startPicture, changesWords);
        await make();
        note(name, `${(await pictureOf(page)).toFixed(0)} ms`);
      }
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      for await (const { name, changesWords, make } of changes(page)) {
        await settle(page);
        await page.evaluate(startPicture, changesWords);
        const trace = await recordTrace(session, async () => {
          await make();
          await pictureOf(page);
        });
        note(name, workUntilPicture(trace));
      }
      for (const [name, texts] of found) console.log(`${round} ${where} ${name}: ${texts.join(', ')}`);
    }
  }
} finally {
  await browser.close();
  server.kill();
}
