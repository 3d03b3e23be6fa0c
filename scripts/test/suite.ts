import type { StdioOptions } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../setup/child.mjs';
import { root } from '../setup/paths.mjs';
import { type Tally, TALLY_FILE, trueTally } from './tally.ts';

/** Longer than any suite takes on a slow machine; a suite that hangs is a failed one. */
const LIMIT_MS = 20 * 60_000;

/** One part of `npm test`, by the name it is asked for. */
export interface Suite {
  name: string;
  needsChromium?: boolean;
  /** @param filters what follows the name on the command line: paths or titles for the runners */
  run: (filters: string[]) => Promise<Outcome>;
}

export interface Outcome extends Tally {
  /** What the suite had to say, when it was not shown while it ran. */
  output?: string;
}

/** A check without cases of its own: it holds or it does not. Its words are kept until it is done. */
export function check(name: string, args: string[]): Suite {
  return {
    name,
    run: () =>
      inScratch(async (scratch) => {
        const log = path.join(scratch, 'output.txt');
        const descriptor = openSync(log, 'w');
        const code = await start(args, { stdio: ['ignore', descriptor, descriptor] });
        closeSync(descriptor);
        return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output: readFileSync(log, 'utf8') };
      }),
  };
}

/** A test runner, whose reporter counts its cases. It shows its progress while it runs. */
export function runner(name: string, args: string[], stdio: StdioOptions = 'inherit'): Suite {
  return {
    name,
    needsChromium: true,
    run: (filters) =>
      inScratch(async (scratch) => {
        const tally = path.join(scratch, 'tally.json');
        const code = await start([...args, ...filters], {
          stdio,
          env: { ...process.env, [TALLY_FILE]: tally },
        });
        return trueTally(tally, code);
      }),
  };
}

function start(args: string[], options: Parameters<typeof run>[2]): Promise<number> {
  return run(process.execPath, args, { cwd: root, timeout: LIMIT_MS, killSignal: 'SIGKILL', ...options });
}

async function inScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'friendbase-test-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
