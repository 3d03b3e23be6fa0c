/**
 * How long a member waits for an answer while many others log in at once, over how long at rest: the real program on
 * SQLite, in a folder of its own. `node packages/api/tools/loginBurst.ts [logins] [rounds]` prints one line a round.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const [logins = 100, rounds = 5] = process.argv.slice(2).map(Number);
const CALLS_AT_REST = 300;

const folder = mkdtempSync(join(tmpdir(), 'friendbase-bench-'));
const program = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts'), '--no-app'], {
  env: { ...process.env, PORT: '0', DATA_DIR: folder, RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'silent' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = (await once(createInterface({ input: program.stdout }), 'line')) as [string];
const address = line.split(': ')[1] ?? '';

const logIn = () =>
  fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'friends123' }),
  });
const cookie = (await logIn()).headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Milliseconds that one call of a member takes. */
async function callMs(): Promise<number> {
  const start = performance.now();
  await (await fetch(`${address}/api/auth/me`, { headers: { cookie } })).arrayBuffer();
  return performance.now() - start;
}

const quantile = (times: number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? Number.NaN;

async function measureRound(): Promise<string> {
  const rest: number[] = [];
  for (let n = 0; n < CALLS_AT_REST; n += 1) rest.push(await callMs());
  const burstStart = performance.now();
  const statuses = new Map<number, number>();
  const burst = { isOver: false, times: [] as number[] };
  const logInOnce = async () => {
    const { status } = await logIn();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const all = Promise.all(Array.from({ length: logins }, logInOnce)).finally(() => (burst.isOver = true));
  while (!burst.isOver) burst.times.push(await callMs());
  await all;
  const seconds = (performance.now() - burstStart) / 1000;
  const [atRest, busy] = [quantile(rest, 0.5), quantile(burst.times, 0.5)];
  return [
    `at rest ${atRest.toFixed(1)} ms`,
    `during ${logins} logins median ${busy.toFixed(1)} ms, p95 ${quantile(burst.times, 0.95).toFixed(1)} ms`,
    `ratio ${(busy / atRest).toFixed(1)}`,
    `${burst.times.length} calls in ${seconds.toFixed(1)} s`,
    `logins by status ${JSON.stringify(Object.fromEntries(statuses))}`,
  ].join('; ');
}

try {
  for (let round = 0; round < rounds; round += 1) process.stdout.write(`${await measureRound()}\n`);
} finally {
  program.kill();
  await once(program, 'exit');
  rmSync(folder, { recursive: true });
}
