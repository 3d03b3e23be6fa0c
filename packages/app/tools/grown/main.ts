/**
 * `npm run grown [-- calls a second]`: brings up all that FriendBase is when it is grown (etcd, two nodes of PostgreSQL under Patroni,
 * PgBouncer, HAProxy, three processes) on this machine, lets each part break under load, and judges what members got. Exit code 1
 * for something wrong, 2 for a wrong call, 77 where a program is missing: then nothing is proved.
 */
import path from 'node:path';
import { publish } from '../bench/report.ts';
import { postgresFolder, whatIsMissing } from './missing.ts';
import { problemsOf, textOf } from './report.ts';
import { LOGS, openSetUp } from './setUp.ts';
import { tryFaults } from './trial.ts';
import { versions } from './versions.ts';

/** As test programs say that they were skipped, since Automake. */
const SKIPPED = 77;
const LIMIT_MS = 5 * 60_000;
const MOST_A_SECOND = 150;
const A_SECOND = 60;

// Debian keeps servers where only root looks.
process.env['PATH'] = `${process.env['PATH']}:/usr/sbin`;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

async function main(aSecond: number): Promise<void> {
  const postgres = postgresFolder();
  const complaint = whatIsMissing();
  if (complaint !== undefined || postgres === undefined) {
    console.error(complaint);
    process.exitCode = SKIPPED;
    return;
  }
  const limit = setTimeout(() => {
    console.error(`grown: not over within ${LIMIT_MS / 60_000} minutes`);
    process.exit(1);
  }, LIMIT_MS);
  const begun = performance.now();
  await using setUp = await openSetUp(postgres);
  const upSeconds = (performance.now() - begun) / 1000;
  console.log(`All is up after ${upSeconds.toFixed(1)} s.`);
  const trial = await tryFaults(setUp, aSecond, (name) => console.log(`Now: ${name}`));
  clearTimeout(limit);
  const text = textOf(trial, {
    aSecond,
    ttlSeconds: setUp.places.ttlSeconds,
    upSeconds,
    seconds: (performance.now() - begun) / 1000,
  });
  const problems = problemsOf(trial);
  if (problems.length > 0) {
    console.log(text);
    for (const problem of problems) console.error(`✗ ${problem}`);
    process.exitCode = 1;
  } else publish('Grown, and broken part by part', text, { programs: versions(postgres) });
  console.log(`grown: ${problems.length === 0 ? 'passed' : `failed, ${problems.length} problems`}`);
  console.log(`What each part said: ${path.relative(process.cwd(), LOGS)}`);
}

const aSecond = Number(process.argv[2] ?? A_SECOND);
if (aSecond >= 1) await main(Math.min(aSecond, MOST_A_SECOND));
else {
  console.error(`How many calls a second: 1 to ${MOST_A_SECOND}`);
  process.exitCode = 2;
}
