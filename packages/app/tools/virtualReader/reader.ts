import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../../scripts/chromium.ts';
import { HANG_MS } from '../../../../scripts/hang.ts';
import type { Reader } from '../orca/listener.ts';
import type { OpenReader } from '../orca/walk.ts';
import { APART, offerApart } from './apart.ts';
import { IN_PAGE, LIBRARY, LOOK_MS, type Phrase, startInPage } from './inPage.ts';
import { pressKey } from './keys.ts';
import { inWordsOfOrca, wordsHere } from './wording.ts';

/** So long nothing is said and nothing is loaded: it has finished. The announcer of the product is silent for less. */
const QUIET_MS = 400;

/** What loads for longer is not waited for. */
const LOADING_MS = 20_000;

const WINDOW = { width: 1280, height: 1024 };

/** Looks again and again, so that a slow machine makes it late and nothing else. */
async function until(isSo: () => boolean, whileMs: number): Promise<boolean> {
  for (const end = performance.now() + whileMs; performance.now() < end; await pause(LOOK_MS))
    if (isSo()) return true;
  return isSo();
}

/** A page that is being left has no reader for a moment. */
const readAgain = (page: Page): Promise<void> =>
  page.evaluate(() => window.pageReader?.readAgain()).catch(() => undefined);

/** Starts in each document that the page opens, and hears it from its beginning. */
async function readerIn(page: Page): Promise<Reader> {
  const lines: string[] = [];
  let lastAt = performance.now();
  const loading = new Set<Request>();
  page.on('request', (one) => {
    // What is told as it happens never ends.
    if (!one.url().includes('/api/live')) loading.add(one);
  });
  const isLoaded = (one: Request) => {
    if (loading.delete(one)) lastAt = performance.now();
  };
  page.on('requestfinished', isLoaded);
  page.on('requestfailed', isLoaded);
  await page.exposeFunction('sayPhrases', (phrases: readonly Phrase[]) => {
    lastAt = performance.now();
    lines.push(...phrases.flatMap(inWordsOfOrca));
  });
  const path = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
  await page.route(`**${LIBRARY}`, (route) => route.fulfill({ path, contentType: 'text/javascript' }));
  await page.addInitScript(offerApart, APART);
  await page.addInitScript(startInPage, IN_PAGE);
  return {
    voice: {
      lines,
      until,
      async untilQuiet() {
        lastAt = performance.now();
        const isQuiet = () => performance.now() - lastAt > QUIET_MS && loading.size === 0;
        await until(isQuiet, LOADING_MS);
        const { length } = lines;
        // A busy page has not said it yet, and answers when it is free.
        await readAgain(page);
        if (lines.length > length) await this.untilQuiet();
      },
    },
    async key(name) {
      await pressKey(page, name);
      await readAgain(page);
    },
    type: (text) => page.keyboard.type(text),
    wordsFor: wordsHere,
  };
}

/** A page of its own that the virtual screen reader reads, in this browser or in one of its own, which nobody sees. */
export const openVirtualReader =
  (browser?: Browser): OpenReader =>
  async (cleanup, baseURL) => {
    const executablePath = findChromium();
    const own = () => chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
    const context = await (browser ?? cleanup.use(await own())).newContext({
      baseURL,
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      viewport: WINDOW,
      // A worker would answer before the library is put in.
      serviceWorkers: 'block',
    });
    cleanup.defer(() => context.close());
    const page = await context.newPage();
    page.setDefaultTimeout(HANG_MS);
    return { reader: await readerIn(page), context, page };
  };
