import { once } from 'node:events';
import { openFaultyProxy } from './faultyProxy.ts';
import { runKilledServer } from './killedServer.ts';
import { openOwnPostgres } from './ownPostgres.ts';
import { temporaryFolder } from './program.ts';

/**
 * The product for one journey in a browser, as a process of its own: it says its address, breaks whenever it is told anything, and
 * says so once it is up again. `node breakingServer.ts kill`: the program is killed, on SQLite. `crash`: its PostgreSQL is.
 * It ends with its channel.
 */
const ends = once(process, 'disconnect');
{
  await using stack = new AsyncDisposableStack();
  const proxy = stack.use(await openFaultyProxy());
  const postgres = process.argv[2] === 'crash' ? stack.use(await openOwnPostgres()) : undefined;
  const env: Record<string, string> = postgres
    ? { DATABASE_URL: postgres.url }
    : { DATA_DIR: stack.use(temporaryFolder()).path };
  const settings = { LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000', PUBLIC_ORIGIN: proxy.address };
  const server = stack.use(await runKilledServer({ ...settings, ...env }, proxy, []));
  const breakDown = async () => {
    if (postgres) await postgres.crash();
    else server.kill();
    await server.isUp();
    process.send?.('up');
  };
  process.on('message', () => void breakDown());
  process.send?.({ address: proxy.address });
  await ends;
}
