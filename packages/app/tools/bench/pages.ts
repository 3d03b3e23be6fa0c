import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../../scripts/chromium.ts';
import { root, startProduct } from './product.ts';
import { publish, tableOf, type Measured } from './report.ts';
import { visit } from './visit.ts';

const POSTS = 20;

interface Screen {
  name: string;
  isMember: boolean;
  /** The name of its files. */
  file: string;
  /** What a member presses first. */
  button: string;
}

const SCREENS: Screen[] = [
  { name: 'sign-in', isMember: false, file: 'sign-in', button: 'form button[type=submit]' },
  {
    name: `Home with ${POSTS} posts`,
    isMember: true,
    file: 'home',
    button: 'article button[aria-label^="Like"]',
  },
];

/** Logs the demo member in, who shares as many posts as a feed shows at once. */
async function fillHome(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(origin);
  await page.evaluate(async (count) => {
    const send = async (address: string, body: object) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      return (await answer.json()) as { id: string };
    };
    const me = await send('/api/auth/login', { username: 'demo', password: 'friends123' });
    for (let number = 1; number <= count; number += 1) {
      const content = `Post ${number}: today we planted tomatoes and had tea in the garden with our neighbours.`;
      await send('/api/posts', { authorId: me.id, content, privacy: 'friends' });
    }
  }, POSTS);
}

const BARE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Words</title>';
const SCRIPTS = /<script\b.*?<\/script>|<link rel="(modulepreload|expect)"[^>]*>/gs;
const stillFile = ({ file }: Screen) => `still-${file}.html`;
const wordsFile = ({ file }: Screen) => `words-of-${file}.html`;

/** Writes a page for the same server, packed as it packs pages. */
function writePage(app: string, name: string, html: string): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  writeFileSync(path.join(app, name), html);
  writeFileSync(path.join(app, `${name}.br`), brotliCompressSync(html, { params }));
}

/** A screen as the server renders it, without its scripts and their data, and a page with its words and nothing else. */
async function writeStills(
  context: BrowserContext,
  origin: string,
  app: string,
  screen: Screen,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(origin);
  await page.locator(screen.button).first().waitFor();
  const words = await page.evaluate(() => document.body.innerText);
  await page.close();
  const escape = (line: string) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const lines = words.split('\n').filter((line) => line.trim() !== '');
  writePage(
    app,
    wordsFile(screen),
    `${BARE}${lines.map((line) => `<p>${escape(line)}</p>`).join('')}</html>`,
  );
  const written = await (await context.request.get(origin)).text();
  writePage(app, stillFile(screen), written.replaceAll(SCRIPTS, ''));
}

async function measure(browser: Browser, origin: string, app: string, visits: number): Promise<Measured[]> {
  const member = await browser.newContext();
  await fillHome(member, origin);
  const visitor = await browser.newContext();
  const measured: Measured[] = [];
  for (const screen of SCREENS) {
    const { name, isMember, button } = screen;
    const context = isMember ? member : visitor;
    await writeStills(context, origin, app, screen);
    const one: Measured = { screen: name, visits: [], still: [], words: [] };
    const storageState = await context.storageState();
    // In turn, so that what else the machine does meets all alike. The first round warms the server up.
    for (let round = 0; round <= visits; round += 1) {
      const page = await visit({ browser, url: origin, storageState, button });
      const still = await visit({ browser, url: `${origin}/${stillFile(screen)}`, storageState });
      const words = await visit({ browser, url: `${origin}/${wordsFile(screen)}`, storageState });
      if (round === 0) continue;
      one.visits.push(page);
      one.still.push(still);
      one.words.push(words);
    }
    measured.push(one);
  }
  return measured;
}

/**
 * How soon the built product's first pages are there, work, and what they weigh, beside the same pages without scripts and
 * their bare words, from the same server in the same run.
 */
export async function benchPages(visits = '5'): Promise<void> {
  // The product's own folder: the server renders pages for no other.
  const app = path.join(root, 'packages/app/dist');
  await using product = await startProduct();
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
  try {
    const table = tableOf(await measure(browser, product.origin, app, Number(visits)));
    const text = `\`npm run bench -- page\`: the built product on SQLite, CPU 4 times slower, 1.6 Mbps, 150 ms, nothing cached, medians of ${visits}
visits in turn with the same page without its scripts (the ratio), and with its bare words without styles. Bytes on the wire, headers
included.

${table}`;
    publish('First pages', text, { programs: [`Chromium ${browser.version()}`] });
  } finally {
    await browser.close();
    const files = SCREENS.flatMap((screen) => [stillFile(screen), wordsFile(screen)]);
    for (const file of files.flatMap((name) => [name, `${name}.br`]))
      rmSync(path.join(app, file), { force: true });
  }
}
