import type { Browser, Page } from '@playwright/test';
import type { Wishes } from './modes.ts';

type Shows = 'demo' | 'stories';

/** Where states are opened one after the other: to open a tab for each takes twice the processor time. */
export interface Tab extends AsyncDisposable {
  page: Page;
  /** What was prepared in the page for a state alone. It ends with `clear`. */
  prepared: AsyncDisposableStack;
  /** Leaves the page, forgets what it stored, and takes on the wishes of the system. */
  clear: (wishes?: Wishes) => Promise<void>;
  /** What was asked of other origins since `clear`. They are not reached: what is looked at works without a network. */
  askedElsewhere: () => readonly string[];
}

/** What the system wishes where a mode says nothing else. */
const NO_WISHES: Wishes = { colorScheme: 'light', forcedColors: 'none', contrast: null };

/** A tab keeps what is stored for its session. A page that loads itself again is still in the same one. */
function beginSession(turn: string): void {
  const KEY = 'audit.turn';
  if (location.protocol === 'about:' || sessionStorage.getItem(KEY) === turn) return;
  sessionStorage.clear();
  sessionStorage.setItem(KEY, turn);
}

/**
 * Opens a tab for pages of the demo or for stories. Stories are answered by a worker; on a page it would store all files of the
 * demo, and what is shown is the same without it.
 */
export async function openTab(browser: Browser, shows: Shows, origin: string): Promise<Tab> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-US',
    serviceWorkers: shows === 'demo' ? 'block' : 'allow',
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  // Playwright's own way stops each request, which takes a tenth of the time that a page takes to open.
  await devTools.send('Network.enable');
  await devTools.send('Network.setBlockedURLs', {
    urlPatterns: [
      { urlPattern: `${origin}/*`, block: false },
      { urlPattern: '*://*:*/*', block: true },
    ],
  });
  let elsewhere: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) elsewhere.push(request.url());
  });
  let turn = 0;
  const tab: Tab = {
    page,
    prepared: new AsyncDisposableStack(),
    askedElsewhere: () => elsewhere,
    async clear(wishes) {
      await tab.prepared.disposeAsync();
      // A page may store something as it is left.
      await page.goto('about:blank');
      await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      await page.emulateMedia({ ...NO_WISHES, ...wishes });
      turn += 1;
      tab.prepared = new AsyncDisposableStack();
      tab.prepared.use(await page.addInitScript(beginSession, String(turn)));
      elsewhere = [];
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
  return tab;
}

/** The tabs of one of those who look: each is opened once it is needed, and again where something went wrong in it. */
export class Tabs implements AsyncDisposable {
  readonly #browser: Browser;
  readonly #origins: Record<Shows, string>;
  readonly #open = new Map<Shows, Tab>();

  constructor(browser: Browser, origins: Record<Shows, string>) {
    this.#browser = browser;
    this.#origins = origins;
  }

  async tabFor(shows: Shows): Promise<Tab> {
    const tab = this.#open.get(shows) ?? (await openTab(this.#browser, shows, this.#origins[shows]));
    this.#open.set(shows, tab);
    return tab;
  }

  async close(): Promise<void> {
    for (const [shows, tab] of this.#open) {
      this.#open.delete(shows);
      await tab[Symbol.asyncDispose]();
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}
