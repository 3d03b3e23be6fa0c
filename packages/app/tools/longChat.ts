/**
 * What a long chat costs, in the built product: to open one with 5,000 messages beside one with 50, and to type into it, as it
 * opens and with all 5,000 messages loaded. Milliseconds to the picture with the CPU slowed down 4 times, and the processor
 * time of the page's thread until then, not slowed down, which hangs less on what else the machine does.
 * `node packages/app/tools/longChat.ts [rounds]`
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { DEMO_ACCOUNT } from '@friendbase/contract';
import { demoId } from '@friendbase/contract/fixtures';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.ts';
import { pictureOf, settle } from './pageTime.ts';
import { recordTrace, workUntilPicture } from './threadTime.ts';

const SLOWDOWN = 4;
const LETTERS = 'We planted three tomatoes today';
const rounds = Number(process.argv[2] ?? 10);
/** Two friends with whom nothing but this is written. */
const CHATS = { short: { id: demoId('grace'), count: 50 }, long: { id: demoId('priya'), count: 5000 } };
type Length = keyof typeof CHATS;

async function fill(page: Page, length: Length): Promise<void> {
  const { id: receiverId, count } = CHATS[length];
  for (let number = 1; number <= count; number += 1) {
    const answer = await page.request.post('/api/messages', {
      data: { senderId: demoId('sam'), receiverId, content: `Message ${number}: see you at the art club.` },
    });
    if (!answer.ok()) throw new Error(await answer.text());
  }
}

const option = (page: Page, length: Length) =>
  page.getByRole('option', { name: length === 'long' ? /^Priya/ : /^Grace/ });

/** Milliseconds from the press on a conversation, never opened before, to the picture of its messages. */
async function open(page: Page, length: Length): Promise<number> {
  await page.goto('/messages');
  await option(page, length).waitFor();
  await settle(page);
  await page.evaluate(() => {
    const picture = new Promise<number>((resolve) => {
      const start = ({ timeStamp }: Event) => {
        performance.mark('choice');
        const look = () => {
          const log = document.querySelector('[role=log][aria-busy=false]');
          if (!log) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => painted(timeStamp)));
        };
        const painted = (from: number) => {
          performance.mark('painted');
          resolve(performance.now() - from);
        };
        look();
      };
      window.addEventListener('click', start, { capture: true, once: true });
    });
    Object.assign(window, { picture });
  });
  await option(page, length).click();
  return pictureOf(page);
}

/** The longest of the browser's own times from a key to the next picture, in milliseconds. */
async function type(page: Page): Promise<number> {
  await page.getByRole('textbox', { name: 'Your message' }).focus();
  await page.evaluate(() => {
    const durations: number[] = [];
    const watch = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit;
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (/^key|input/.test(name)) durations.push(duration);
    }).observe(watch);
    Object.assign(window, { durations });
  });
  await page.keyboard.type(LETTERS, { delay: 150 });
  await settle(page);
  await page.getByRole('textbox', { name: 'Your message' }).fill('');
  return page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations));
}

/** Types one letter and waits for its picture. */
async function typeLetter(page: Page): Promise<void> {
  await page.evaluate(() => {
    const picture = new Promise<void>((resolve) => {
      const start = () => {
        performance.mark('choice');
        requestAnimationFrame(() => setTimeout(painted));
      };
      const painted = () => {
        performance.mark('painted');
        resolve();
      };
      window.addEventListener('keydown', start, { capture: true, once: true });
    });
    Object.assign(window, { picture });
  });
  await page.keyboard.press('a');
  await page.evaluate(() => (window as unknown as { picture: Promise<void> }).picture);
}

/** The processor time of the page's thread, in milliseconds, between two marks that `work` makes. */
async function processorTime(session: CDPSession, work: () => Promise<unknown>): Promise<number> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const trace = await recordTrace(session, async () => void (await work()));
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return Number(/all ([\d.]+)/.exec(workUntilPicture(trace))?.[1]);
}

async function loadAll(page: Page): Promise<number> {
  const earlier = page.getByRole('button', { name: 'Show earlier messages' });
  const lines = page.getByRole('log').getByText(/^Message \d+/);
  while (await earlier.isVisible()) {
    const before = await lines.count();
    await earlier.press('Enter');
    await lines.nth(before).waitFor();
  }
  return lines.count();
}

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;
const say = (name: string, ms: number[]) =>
  console.log(`${name}: median ${median(ms).toFixed(1)} ms of ${ms.map((one) => one.toFixed(1)).join(', ')}`);

const dataDir = mkdtempSync(path.join(tmpdir(), 'friendbase-chat-'));
const server = spawn(process.execPath, [path.join(import.meta.dirname, '../../api/src/main.ts')], {
  env: {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '1000',
    DEMO_DATA: '1',
    LOG_LEVEL: 'warn',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [ready] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
try {
  const context = await browser.newContext({
    baseURL: ready.split(': ')[1] ?? '',
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.request.post('/api/auth/login', { data: DEMO_ACCOUNT });
  for (const length of ['short', 'long'] as const) await fill(page, length);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const found = new Map<string, number[]>();
  const note = (name: string, ms: number) => found.set(name, [...(found.get(name) ?? []), ms]);
  const typeBoth = async (what: string) => {
    note(`typing, picture, ${what}`, await type(page));
    await page.getByRole('textbox', { name: 'Your message' }).focus();
    note(`typing, processor, ${what}`, await processorTime(session, () => typeLetter(page)));
  };
  for (let round = 0; round < rounds; round += 1) {
    // In turn, so that what else the machine does meets both.
    for (const length of round % 2 === 0 ? (['short', 'long'] as const) : (['long', 'short'] as const)) {
      const what = `${CHATS[length].count} messages`;
      note(`opening, processor, ${what}`, await processorTime(session, () => open(page, length)));
      note(`opening, picture, ${what}`, await open(page, length));
      await typeBoth(what);
    }
  }
  await open(page, 'long');
  const loaded = await loadAll(page);
  for (let round = 0; round < rounds; round += 1) await typeBoth(`all ${loaded} loaded`);
  for (const [name, ms] of found) say(name, ms);
} finally {
  await browser.close();
  server.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
