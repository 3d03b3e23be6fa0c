import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

export const root = path.join(import.meta.dirname, '../../../..');

/** The document that the measurements are written to. */
export const REPORT = path.join(root, 'docs/benchmarks.md');

/** A picture as a member may send it: 180 KB. */
export const PHOTO = path.join(root, 'docs/images/home-1280-light.png');

/** As `npm start` does, on a free port. */
const AS_STARTED = { PORT: '0', MALLOC_MMAP_THRESHOLD_: '8388608' };
const FLAGS = ['--max-semi-space-size=8'];

export interface Product extends AsyncDisposable {
  origin: string;
  pid: number;
}

/**
 * Starts the product on a SQLite database of its own with the demo community, which goes when it is disposed of. `settings` may name
 * another one. The built app is served unless `args` say otherwise.
 */
export async function startProduct(
  settings: Record<string, string> = {},
  args: string[] = [],
): Promise<Product> {
  const folder = mkdtempSync(path.join(tmpdir(), 'friendbase-bench-'));
  const server = spawn(process.execPath, [...FLAGS, 'packages/api/src/main.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...AS_STARTED, DATA_DIR: folder, DEMO_DATA: '1', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const end = () => server.kill();
  // Whoever ends the measuring early ends the product too.
  process.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const [ready] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
  return {
    origin: /http:\S+/.exec(ready)?.[0].replace(/\/$/, '') ?? '',
    pid: server.pid ?? 0,
    async [Symbol.asyncDispose]() {
      end();
      await ended;
      process.off('exit', end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
