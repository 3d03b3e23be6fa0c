/**
 * How long calls of members take while others load whole pages, over how long without: the real program on SQLite, in a
 * folder of its own, after the app is built. `node packages/api/tools/pageLoad.ts [seconds] [calls] [pages]`, the last two
 * a second, prints one line for each state and their ratio. Alternates the states, because machines get faster and slower.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const [seconds = 5, callsASecond = 500, pagesASecond = 20] = process.argv.slice(2).map(Number);
const ROUNDS = 3;
const PAGES = ['/', '/messages', '/friends', '/tournaments', '/profile'];

const folder = mkdtempSync(join(tmpdir(), 'friendbase-bench-'));
const program = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
  env: { ...process.env, PORT: '0', DATA_DIR: folder, RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'silent' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
// Whoever ends the measuring early ends the program too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => program.kill());
const [line] = (await once(createInterface({ input: program.stdout }), 'line')) as [string];
const address = line.split(': ')[1] ?? '';
const logIn = await fetch(`${address}/api/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: 'demo', password: 'friends123' }),
});
const cookie = logIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const agent = new Agent({ keepAlive: true });

/** Milliseconds until an answer is there whole, and what it says. */
async function timeOf(path: string): Promise<{ ms: number; isDrawn: boolean }> {
  const start = performance.now();
  const request = get(`${address}${path}`, { agent, headers: { cookie } });
  const [response] = (await once(request, 'response')) as [AsyncIterable<Buffer>];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return { ms: performance.now() - start, isDrawn: Buffer.concat(parts).includes('"isDrawn":true') };
}

/** Sends evenly, whether answers come or not. */
async function send<Result>(aSecond: number, ask: (n: number) => Promise<Result>): Promise<Result[]> {
  const asked: Promise<Result>[] = [];
  const start = performance.now();
  for (let passed = 0; passed < seconds; passed = (performance.now() - start) / 1000) {
    while (asked.length < passed * aSecond) asked.push(ask(asked.length));
    await new Promise((resolve) => void setTimeout(resolve, 1));
  }
  return Promise.all(asked);
}

const quantile = (times: number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? Number.NaN;

async function measure(pages: number) {
  const [calls, loads] = await Promise.all([
    send(callsASecond, () => timeOf('/api/user')),
    send(pages, (n) => timeOf(PAGES[n % PAGES.length] ?? '/')),
  ]);
  return { calls: calls.map(({ ms }) => ms), loads };
}

try {
  // Both threads know their way before anything is measured.
  for (let n = 0; n < 40; n += 1) await timeOf(PAGES[n % PAGES.length] ?? '/');
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await measure(0);
    const beside = await measure(pagesASecond);
    const [before, after] = [quantile(alone.calls, 0.99), quantile(beside.calls, 0.99)];
    ratios.push(after / before);
    const drawn = beside.loads.filter(({ isDrawn }) => isDrawn).length;
    process.stdout.write(
      `${alone.calls.length} calls alone: p99 ${before.toFixed(1)} ms; ` +
        `${beside.calls.length} beside ${beside.loads.length} pages (${drawn} drawn, median ` +
        `${quantile(
          beside.loads.map(({ ms }) => ms),
          0.5,
        ).toFixed(0)} ms): p99 ${after.toFixed(1)} ms; ` +
        `ratio ${(after / before).toFixed(2)}\n`,
    );
  }
  process.stdout.write(`median of the ratios ${quantile(ratios, 0.5).toFixed(2)}\n`);
} finally {
  agent.destroy();
  program.kill();
  await once(program, 'exit');
  rmSync(folder, { recursive: true });
}
