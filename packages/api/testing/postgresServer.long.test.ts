import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { temporaryFolder } from './program.ts';

it('the server of the tests ends with the run and leaves nothing behind', async () => {
  using folder = temporaryFolder();
  chmodSync(folder.path, 0o755);
  const env = { ...process.env, TMPDIR: folder.path };
  const server = fork(join(import.meta.dirname, 'postgresServer.ts'), { env, stdio: 'ignore' });
  const [{ url }] = (await once(server, 'message')) as [{ url: string }];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The end of the run closes this connection.
  client.on('error', () => undefined);
  expect(readdirSync(folder.path)).toHaveLength(1);
  // What is left of the channel when the run is killed.
  server.disconnect();
  await once(server, 'exit');
  expect(readdirSync(folder.path)).toEqual([]);
  await expect(new pg.Client({ connectionString: url }).connect()).rejects.toThrow('ECONNREFUSED');
});
