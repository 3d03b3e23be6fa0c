import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Another package's, and no part of this one: it is run, not imported. */
const CLIENT = join(import.meta.dirname, '../../app/tools/uploadClient.ts');

/** What the app shows of a file. */
export interface ShownFile {
  name: string;
  state: string;
  /** Where it is, once it was sent. */
  url?: string;
  /** Why it was not. */
  why?: string;
}

interface Settings {
  origin: string;
  cookie: string;
  /** Where it stores what a browser stores. */
  folder: string;
  overBytes: number;
}

/** Waits of seconds take hundredths. */
const HURRY = 100;

/** The app's own client of files as a program: what a browser's tab is, without a browser. */
export function runUploadClient(settings: Settings) {
  mkdirSync(join(settings.folder, 'files'), { recursive: true });
  const child = spawn(process.execPath, [CLIENT, JSON.stringify({ ...settings, hurry: HURRY })], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close').then(() => undefined);
  // A press on a tab that is gone.
  child.stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout });
  const next = async <Said>(): Promise<Said | undefined> => {
    const line = await Promise.race([once(lines, 'line'), ended]);
    return line && (JSON.parse(String(line[0])) as Said);
  };
  const opened = next<{ recovered: number }>();
  return {
    /** How many files it had stored; nothing once it is gone. */
    recovered: async () => (await opened)?.recovered,
    /** Presses Share or “Try again”, and answers what is shown once nothing is on its way; nothing if it went meanwhile. */
    async press(): Promise<ShownFile[] | undefined> {
      await opened;
      const answer = next<{ files: ShownFile[] }>();
      child.stdin.write('press\n');
      return (await answer)?.files;
    },
    kill: () => void child.kill('SIGKILL'),
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
