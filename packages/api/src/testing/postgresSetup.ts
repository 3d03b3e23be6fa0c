import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a running PostgreSQL, as a user who may do everything. */
    postgresUrl: string;
  }
}

let server: ChildProcess | undefined;

/** Runs once, before the first test of the node project. */
export async function setup(project: TestProject): Promise<void> {
  // Detached: Ctrl-C reaches the whole group of a terminal, and the server is to end in its own way.
  server = fork(join(import.meta.dirname, 'postgresServer.ts'), { detached: true, stdio: 'ignore' });
  const [answer] = (await Promise.race([once(server, 'message'), once(server, 'exit')])) as [unknown];
  const { url, problem = '' } = (answer ?? {}) as { url?: string; problem?: string };
  if (url === undefined) {
    await teardown();
    throw new Error(`PostgreSQL for the tests did not start. ${problem}`);
  }
  project.provide('postgresUrl', url);
}

export async function teardown(): Promise<void> {
  if (!server?.connected) return;
  const ended = once(server, 'exit');
  server.disconnect();
  await ended;
}
