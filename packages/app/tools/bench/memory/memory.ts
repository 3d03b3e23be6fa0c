import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { followEach, MOST_STREAMS, signUp, STREAMS_EACH } from '../live/members.ts';
import type { Member } from '../live/members.ts';
import { startProduct } from '../product.ts';
import { publish, row } from '../report.ts';
import { changeRoute, openBrowser, openHome, ROUTES } from '../routeChanges.ts';
import { memoryOfAll } from '../processes.ts';

const CHANGES = 200;
/** Before the first look: each page has been seen twice. */
const WARM_UP_CHANGES = 2 * ROUTES.length;
const IDLE_MS = 30_000;
/** What the last page does behind its first picture is over. */
const SETTLED_MS = 2000;

interface Held {
  megabytes: number;
  nodes: number;
  listeners: number;
}

/** What a page holds once everything that nobody needs is gone. */
async function heldBy(session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { megabytes: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** A page that goes from one route to the next: after the first rounds, in the middle and at the end, each time on Home. */
async function measurePage(changes: number): Promise<{ at: number; held: Held }[]> {
  await using product = await startProduct({ RATE_LIMIT_SCALE: '1000000' });
  await using browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await openHome(context, product.origin);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  let gone = 0;
  const go = async (count: number): Promise<void> => {
    // Whole rounds, so that each look finds the same page.
    for (let n = 0; n < count || n % ROUTES.length > 0; n += 1, gone += 1)
      await changeRoute(page, ROUTES[n % ROUTES.length] ?? '/');
    await sleep(SETTLED_MS);
  };
  await go(WARM_UP_CHANGES);
  const seen = [];
  for (const more of [0, changes / 2, changes / 2]) {
    await go(more);
    seen.push({ at: gone, held: await heldBy(session) });
  }
  return seen;
}

/** Memory of all processes of the product in MB: without streams, with them, and once they are gone. */
async function measureStreams(count: number): Promise<number[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'friendbase-bench-memory-'));
  const settings = { DATA_DIR: folder, RATE_LIMIT_SCALE: '1000000', DEMO_DATA: '0' };
  try {
    const members: Member[] = [];
    {
      await using product = await startProduct(settings);
      for (let n = 0; n < count / STREAMS_EACH; n += 1) members.push(await signUp(product.origin, n));
    }
    await using product = await startProduct(settings);
    const seen = [memoryOfAll(product.pid)];
    const open = await followEach(product.origin, members);
    await sleep(IDLE_MS);
    seen.push(memoryOfAll(product.pid));
    for (const stream of open) stream.destroy();
    await sleep(IDLE_MS);
    return [...seen, memoryOfAll(product.pid)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a page and the server hold: 200 changes of the route, and 10,000 idle streams. Takes some 3 minutes. */
export async function benchMemory(changes = String(CHANGES), streams = String(MOST_STREAMS)): Promise<void> {
  const seen = await measurePage(Number(changes));
  const server = await measureStreams(Number(streams));
  const rows = seen.map(({ at, held }) =>
    row([`${at} changes`, held.megabytes.toFixed(1), held.nodes, held.listeners]),
  );
  const text = `\`npm run bench -- memory\`: the built product on SQLite. A page of the demo member goes through all links of the menu, each time one after the other;
looked at on Home, after the first rounds, in the middle and at the end, behind a collection of garbage.

${[row(['', 'heap MB', 'nodes', 'listeners']), row(['---', '---', '---', '---']), ...rows].join('\n')}

All processes of the server, just started, without streams, after ${IDLE_MS / 1000} s with ${streams} idle ones, and ${IDLE_MS / 1000} s after they have gone: ${server.map((megabytes) => megabytes.toFixed(0)).join(', ')} MB.`;
  publish('Memory', text);
}
