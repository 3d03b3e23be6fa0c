import { pino } from 'pino';
import type { DatabaseLocation } from '../src/db/location.ts';
import { connectPostgres } from '../src/db/postgres.ts';
import { connectSqlite } from '../src/db/sqlite.ts';
import { createLive } from '../src/live/live.ts';
import { sweepTournaments } from '../src/modules/tournaments/settle.ts';

// Settles what is over, and is killed before it sends a statement: which one, it is told. Says that it came to its end, where it did.

const [place = '', now = '', lastStatement = ''] = process.argv.slice(2);
const location = JSON.parse(place) as DatabaseLocation;
const db = 'url' in location ? connectPostgres(location.url) : connectSqlite(location.filename);
const clock = { now: () => new Date(now) };
let statements = 0;
db.on('query', () => {
  statements += 1;
  // A signal to itself is there before the call returns: nothing more is sent.
  if (statements === Number(lastStatement)) process.kill(process.pid, 'SIGKILL');
});
await sweepTournaments(
  { db, live: createLive({ db, clock }), logger: pino({ level: 'error' }) },
  clock.now(),
);
process.stdout.write(`ended after ${statements} statements\n`);
await db.destroy();
