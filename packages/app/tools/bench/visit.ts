import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';
import type { Visit } from './report.ts';

export const SLOWDOWN = 4;
/** A slow mobile line: 1.6 Mbps down, 750 kbps up, 150 ms. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** A page that does not work by then counts as one that never does. */
const LIMIT_MS = 30_000;
/** A page is at rest when nothing has come for so long: six times what an answer takes on the line. */
const QUIET_MS = 1_000;

interface Seen {
  largestPaint: number;
  layoutShift: number;
  blocking: number;
  works: number | undefined;
}

/** Watches in the page from its start. `button` is a selector of what has to work; React marks what it has hydrated. */
function watch(button: string): void {
  const seen: Seen = { largestPaint: 0, layoutShift: 0, blocking: 0, works: undefined };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    seen.largestPaint = list.getEntries().at(-1)?.startTime ?? seen.largestPaint;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.layoutShift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    // As Lighthouse counts: what a task takes above 50 ms, behind the first paint.
    for (const { startTime, duration } of list.getEntries()) {
      const behind = startTime + duration - Math.max(startTime, painted?.startTime ?? Infinity);
      seen.blocking += Math.max(0, behind - 50);
    }
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const element = document.querySelector(button);
    if (element && Object.keys(element).some((key) => key.startsWith('__reactProps'))) {
      seen.works = performance.now();
    } else setTimeout(look, 10);
  };
  if (button !== '') look();
}

interface Wire {
  /** Bytes of script that have come. */
  script(): number;
  /** Resolves when nothing has come for a while; a stream that stays open is no reason to wait. */
  atRest(): Promise<void>;
}

/** Counts what comes over the wire. */
async function watchWire(session: CDPSession): Promise<Wire> {
  let bytes = 0;
  let last = performance.now();
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    last = performance.now();
    if (type !== 'Script' && !response.mimeType.includes('javascript')) return;
    scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = performance.now();
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return {
    script: () => bytes,
    async atRest() {
      const limit = performance.now() + LIMIT_MS;
      for (let left = QUIET_MS; left > 0; left = last + QUIET_MS - performance.now()) {
        if (performance.now() > limit) throw new Error(`Something came for ${LIMIT_MS} ms.`);
        await sleep(left);
      }
    },
  };
}

interface VisitOptions {
  browser: Browser;
  url: string;
  /** Who visits. */
  storageState: NonNullable<BrowserContextOptions['storageState']>;
  /** What has to work; nothing on a page without scripts. */
  button?: string;
}

/** One cold visit on a slow device: nothing cached, a connection of its own. */
export async function visit({ browser, url, storageState, button = '' }: VisitOptions): Promise<Visit> {
  const viewport = { width: 412, height: 823 };
  // The policy of a page that is not written names no style sheet of a member's page.
  const context = await browser.newContext({ storageState, viewport, bypassCSP: button === '' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const wire = await watchWire(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await session.send('Network.emulateNetworkConditions', LINE);
    await page.addInitScript(watch, button);
    await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS });
    if (button !== '')
      await page.waitForFunction(() => 'seen' in window && (window.seen as Seen).works !== undefined, null, {
        timeout: LIMIT_MS,
        polling: 50,
      });
    const untilItWorks = wire.script();
    await page.waitForLoadState('load', { timeout: LIMIT_MS });
    await wire.atRest();
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    );
    return { ...seen, firstPaint, script: untilItWorks, allScript: wire.script() };
  } finally {
    await context.close();
  }
}
