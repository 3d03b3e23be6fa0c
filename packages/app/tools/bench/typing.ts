import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../../scripts/chromium.ts';
import { befriend, credentialsOf, signUp } from './live/members.ts';
import { startProduct } from './product.ts';
import { publish, row } from './report.ts';
import { SLOWDOWN } from './visit.ts';

const FRIENDS = 500;
const FIELDS = ['Search by name', 'Find a person you know'] as const;
/** A username of eight letters, taken back, and written again: 31 keys, at each of which all or some friends are shown. */
const NAME = 'bench_12';
const KEYS = [...NAME.split(''), ...Array.from(NAME, () => 'Backspace')];
const MOST_KEYS = 31;
/** What a page does behind its first picture is over. */
const SETTLED_MS = 2000;
/** A quick hand. The search waits for half a second of silence. */
const BETWEEN_MS = 120;

interface Round {
  load: number;
  /** Of each field, the longest of its keys, in ms. */
  longest: number[];
  /** Of each field, the most processor time that the page's thread took from a key to the next one, not slowed, in ms. */
  processor: number[];
}

interface Watched {
  observer: PerformanceObserver;
  times: number[];
}

/** Runs in the page: how long each key took until the picture after it, by the browser's Event Timing. */
function watchKeys(): Watched {
  const times: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.push(duration);
  });
  const init: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  observer.observe(init);
  return { observer, times };
}

/** Runs in the page, once the picture after the last key is there. */
async function longestWatched({ observer, times }: Watched): Promise<number> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  await nextFrame();
  await nextFrame();
  return Math.max(0, ...times, ...observer.takeRecords().map(({ duration }) => duration));
}

async function typeKeys(page: Page, field: string, afterEach = async () => {}): Promise<void> {
  await page.getByRole('searchbox', { name: field }).focus();
  for (let n = 0; n < MOST_KEYS; n += 1) {
    await page.keyboard.press(KEYS[n % KEYS.length] ?? '', { delay: BETWEEN_MS });
    await afterEach();
  }
}

async function longestOf(page: Page, session: CDPSession, field: string): Promise<number> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const watched = await page.evaluateHandle(watchKeys);
  await typeKeys(page, field);
  return watched.evaluate(longestWatched);
}

/** Counts what the thread worked, and not how long it waited for a processor. */
async function mostProcessorTimeOf(page: Page, session: CDPSession, field: string): Promise<number> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const workedMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  let most = 0;
  let before = await workedMs();
  await typeKeys(page, field, async () => {
    const now = await workedMs();
    most = Math.max(most, now - before);
    before = now;
  });
  return Math.round(most);
}

/** Types into a field of a page that was opened again, and is at rest. */
async function measureField(
  context: BrowserContext,
  origin: string,
  field: string,
  measure: typeof longestOf,
): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${origin}/friends`);
  await page.getByRole('searchbox', { name: field }).waitFor();
  await page.locator('html[data-ready]').waitFor();
  await sleep(SETTLED_MS);
  const measured = await measure(page, await context.newCDPSession(page), field);
  await page.close();
  return measured;
}

/** The first of all members, with their friends. */
async function createFriends(origin: string): Promise<void> {
  const first = await signUp(origin, 0);
  // Some at once: what takes the time are their passwords.
  for (let n = 1; n <= FRIENDS; n += 4) {
    const some = Array.from({ length: Math.min(4, FRIENDS - n + 1) }, (_, more) => n + more);
    await Promise.all(some.map(async (one) => befriend(origin, first, await signUp(origin, one))));
  }
}

async function measureRound(context: BrowserContext, origin: string): Promise<Round> {
  const [load = NaN] = loadavg();
  const longest: number[] = [];
  const processor: number[] = [];
  for (const field of FIELDS) {
    longest.push(await measureField(context, origin, field, longestOf));
    processor.push(await measureField(context, origin, field, mostProcessorTimeOf));
  }
  return { load, longest, processor };
}

/** How long a key takes in the two searches of Friends, for a member with many friends. */
export async function benchTyping(rounds = '5'): Promise<void> {
  await using product = await startProduct({ RATE_LIMIT_SCALE: '1000000', DEMO_DATA: '0' });
  const { origin } = product;
  await createFriends(origin);
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    const data = credentialsOf(0);
    const me = await context.request.post(`${origin}/api/auth/login`, { data });
    if (!me.ok()) throw new Error(`Logging in answered ${me.status()}`);
    const measured: Round[] = [];
    // The first one warms the server up.
    for (let round = 0; round <= Number(rounds); round += 1) {
      const one = await measureRound(context, origin);
      console.log(one);
      if (round > 0) measured.push(one);
    }
    const table = [
      row(['load of the machine', ...FIELDS, ...FIELDS.map((field) => `${field}, processor time`)]),
      row(['---', '---', '---', '---', '---']),
      ...measured.map(({ load, longest, processor }) => row([load.toFixed(1), ...longest, ...processor])),
    ].join('\n');
    const text = `\`npm run bench -- typing\`: the built product on SQLite, a member with ${FRIENDS} friends on Friends once that is at rest, 412 × 823, CPU ${SLOWDOWN} times slower,
${MOST_KEYS} keys (\`${NAME}\`, taken back, and again), one every ${BETWEEN_MS} ms. In ms, the longest from a key to the picture after it, by the browser's
Event Timing, which counts in steps of 8. The goal: at most 200 ms. One row a round, with the load of the machine before it: above its number of
cores keys wait for one, and a longer time says nothing of the goal. The processor time is the most that the page's own thread
worked from one key to the next, with the CPU not slowed: also for the faces, which come after the letter and give way to the next key.

${table}`;
    publish('Typing into the searches of Friends', text, { programs: [`Chromium ${browser.version()}`] });
  } finally {
    await browser.close();
  }
}
