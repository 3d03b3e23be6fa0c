import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ENDS_WITH_RUN } from '../../../scripts/runFolder.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');

/** What a program gets of the surroundings of the tests. */
const STORED = {
  PATH: process.env['PATH'],
  TMPDIR: process.env['TMPDIR'],
  FRIENDBASE_RUN: process.env['FRIENDBASE_RUN'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};

/** `STOP_SECONDS` of a program whose stop is to be in order: more than the busiest machine takes. */
export const STOP_SECONDS = '60';

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A folder of its own for one test. */
export function temporaryFolder(): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), 'friendbase-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * The real program with these settings; it serves the API on a free port, or what `args` say. `main` is another
 * program of ours.
 */
export function runProgram(env: Record<string, string>, args = ['--no-app'], main = MAIN) {
  const child = spawn(process.execPath, [...ENDS_WITH_RUN, main, ...args], {
    env: { ...STORED, PORT: '0', DEMO_DATA: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.stderr += chunk.toString()));
  const ended = once(child, 'close').then(([code]): Ended => ({ code: code as number | null, ...said }));
  const lines = createInterface({ input: child.stdout });
  const firstLine = () =>
    Promise.race([once(lines, 'line').then(([text]) => String(text)), ended.then(() => '')]);
  return {
    pid: child.pid ?? 0,
    ended,
    /** What it says first; nothing where it ends without a word. */
    firstLine,
    /** What it has said until now. */
    stdout: () => said.stdout,
    /** The address in the line that says it is ready. What it warns of may come before. */
    async ready(): Promise<string> {
      const isReady = new Promise<string>((resolve) => {
        lines.on('line', (line) => {
          const address = /^FriendBase is ready: (http:\S+)$/.exec(line)?.[1];
          if (address) resolve(address);
        });
      });
      const address = await Promise.race([isReady, ended.then(() => undefined)]);
      if (address === undefined) throw new Error(`It did not start: ${said.stdout} ${said.stderr}`);
      return address;
    },
    signal: (name: NodeJS.Signals) => void child.kill(name),
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
