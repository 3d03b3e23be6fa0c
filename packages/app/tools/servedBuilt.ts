import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.join(import.meta.dirname, '../../..');

/** Serves the built demo, or another built folder, on a free port until it is disposed of. */
export async function serveBuilt(folder?: string): Promise<AsyncDisposable & { origin: string }> {
  const server = spawn(process.execPath, ['packages/app/tools/serveDemo.ts', ...(folder ? [folder] : [])], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const [ready] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
  return {
    origin: ready.split(': ')[1] ?? '',
    async [Symbol.asyncDispose]() {
      server.kill();
      await ended;
    },
  };
}
