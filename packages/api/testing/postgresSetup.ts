import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers the address of a running PostgreSQL, as a user who may do everything. */
    postgresStarter: string;
  }
}

let starting: Promise<string> | undefined;
let postgres: ChildProcess | undefined;

async function start(): Promise<string> {
  // Detached: Ctrl-C reaches the whole group of a terminal, and the server is to end in its own way.
  postgres = fork(join(import.meta.dirname, 'postgresServer.ts'), { detached: true, stdio: 'ignore' });
  const [answer] = (await Promise.race([once(postgres, 'message'), once(postgres, 'exit')])) as [unknown];
  const { url, problem = '' } = (answer ?? {}) as { url?: string; problem?: string };
  if (url === undefined) throw new Error(`PostgreSQL for the tests did not start. ${problem}`);
  return url;
}

/** Starts PostgreSQL for the first test that asks: most files need none. */
const starter = createServer((_, response) => {
  starting ??= start();
  void starting.then(
    (url) => response.end(url),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

/** Runs once, before the first test of the node project. */
export async function setup(project: TestProject): Promise<void> {
  starter.listen(0, '127.0.0.1');
  await once(starter, 'listening');
  project.provide('postgresStarter', `http://127.0.0.1:${(starter.address() as AddressInfo).port}`);
}

export async function teardown(): Promise<void> {
  starter.closeAllConnections();
  starter.close();
  if (!postgres?.connected) return;
  const ended = once(postgres, 'exit');
  postgres.disconnect();
  await ended;
}
