import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { temporaryFolder } from './program.ts';

/** A PostgreSQL server of one test alone, which can crash. What it has acknowledged is there afterwards. */
export async function openOwnPostgres() {
  const folder = temporaryFolder();
  chmodSync(folder.path, 0o755);
  const env = { ...process.env, TMPDIR: folder.path };
  const server = fork(join(import.meta.dirname, 'postgresServer.ts'), { env, stdio: 'ignore' });
  const [{ url }] = (await once(server, 'message')) as [{ url: string }];
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client.on('error', () => undefined);
  };
  const client = await connect();
  await client.query('alter database postgres set synchronous_commit = on');
  await client.end();
  return {
    url,
    /** As when a process of the server is killed: it ends all connections, starts again and recovers from its log. */
    async crash(): Promise<void> {
      const victim = await connect();
      const { rows } = await victim.query<{ pid: number }>('select pg_backend_pid() as pid');
      const [backend] = rows;
      if (!backend) throw new Error('PostgreSQL did not say which process answers.');
      const ended = new Promise<void>((resolve) => void victim.once('end', resolve));
      process.kill(backend.pid, 'SIGKILL');
      await ended;
    },
    async [Symbol.asyncDispose]() {
      const exited = once(server, 'exit');
      server.disconnect();
      await exited;
      folder[Symbol.dispose]();
    },
  };
}
