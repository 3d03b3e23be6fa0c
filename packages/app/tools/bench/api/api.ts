import { median, publish } from '../report.ts';
import { askOnce } from './caller.ts';
import { prepareCalls } from './calls.ts';
import type { Call } from './calls.ts';
import { measureCall, ROUND_MS } from './measure.ts';
import type { Measured, Round, Servers } from './measure.ts';
import { tableOf } from './results.ts';
import type { FirstAnswers } from './results.ts';
import { startApi, startBare, startPostgres } from './servers.ts';

const ROUNDS = 9;
const MOST_ROUNDS = 21;
/** Processes that are restarted for first answers. */
const STARTS = 3;

type Settings = Record<string, string>;

/** The first time that a process is asked for each call, once somebody has logged in. Medians of some starts. */
async function firstAnswers(calls: readonly Call[], postgres: Settings | undefined) {
  const times = new Map<string, Record<keyof Round, number[]>>();
  for (let start = 0; start < STARTS; start += 1) {
    for (const name of ['bare', 'sqlite', 'postgres'] as const) {
      if (name === 'postgres' && !postgres) continue;
      await using server =
        name === 'bare' ? await startBare() : await startApi(name === 'postgres' ? postgres : {});
      for (const call of calls) {
        const { ms } = await askOnce(server.origin, server.cookie, call.next(0, 0));
        const known = times.get(call.name) ?? { bare: [], sqlite: [], postgres: [] };
        known[name].push(ms);
        times.set(call.name, known);
      }
    }
  }
  const medianOf = (all: number[]) => (all.length === 0 ? undefined : median(all));
  return new Map<string, FirstAnswers>(
    [...times].map(([call, { bare, sqlite, postgres: others }]) => [
      call,
      { bare: medianOf(bare), sqlite: medianOf(sqlite), postgres: medianOf(others) },
    ]),
  );
}

/**
 * Each call on SQLite, on PostgreSQL and on a bare Koa route that sends the same bytes, by turns in one run. Takes some four
 * minutes.
 */
export async function benchApi(rounds = String(ROUNDS)): Promise<void> {
  const count = Math.min(Number(rounds), MOST_ROUNDS);
  await using database = await startPostgres();
  const settings = database && { DATABASE_URL: database.url };
  const measured: Measured[] = [];
  let calls: Call[];
  {
    await using bare = await startBare();
    await using sqlite = await startApi();
    await using postgres = settings && (await startApi(settings));
    const servers: Servers = { bare, sqlite, postgres };
    calls = await prepareCalls(sqlite.origin);
    for (const call of calls) measured.push(await measureCall(call, servers, count));
  }
  report(measured, await firstAnswers(calls, settings), count);
}

function report(
  measured: readonly Measured[],
  first: ReadonlyMap<string, FirstAnswers>,
  rounds: number,
): void {
  const text = `\`npm run bench -- api\`: answers a second on SQLite, on PostgreSQL and of a bare Koa route that sends the same bytes, by turns in one
run, with 1 and with 32 callers that ask again once they are answered; the demo member in the demo community. Medians of ${rounds} rounds of
${ROUND_MS} ms each, with the least and the most. PostgreSQL is the one of the tests, which does not wait for the disk. \`first\` is the first time
that a process is asked, after a login: medians of ${STARTS} starts. Callers are on the same machine.

${tableOf(measured, first)}`;
  publish('Each call over a bare route', text);
}
