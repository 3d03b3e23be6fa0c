import type { Knex } from 'knex';
import type { Passwords } from '../../src/http/context.ts';
import { StartError } from '../../src/startError.ts';
import { usernameOf } from './members.ts';
import type { Scale } from './community.ts';
import { grouped, progressOf } from './progress.ts';
import type { Output } from './progress.ts';
import { tablesOf } from './tables.ts';
import { writeTable } from './write.ts';

/** Of every member: the data is for load tests alone. */
export const LOAD_PASSWORD = 'many friends at once';

interface Surroundings extends Output {
  /** When all of it lies in the past. */
  now: Date;
  passwords: Passwords;
  /** Ends the work between two batches, which throws its reason. */
  signal: AbortSignal;
}

/** Fills a database without members. Throws `StartError` for one that has some, and then changes nothing in it. */
export async function load(
  db: Knex,
  scale: Scale,
  { now, passwords, signal, ...output }: Surroundings,
): Promise<void> {
  if (await db('users').first('id')) {
    throw new StartError(
      'This database has members already. Load data goes into an empty one. Nothing was added.',
    );
  }
  const begunMs = output.clockMs();
  const tables = tablesOf(scale, now.getTime(), await passwords.hash(LOAD_PASSWORD));
  for (const table of tables) {
    const progress = progressOf(table, output);
    await writeTable(db, table, { signal, onStored: progress.add });
    progress.end();
  }
  for (const { name } of tables) {
    signal.throwIfAborted();
    // Planner statistics, as a grown database has them. Table by table, to stay within the statement limit.
    await db.raw('analyze ??', [name]);
  }
  output.say(`Done in ${grouped((output.clockMs() - begunMs) / 1000)} s.`);
  output.say(
    `Log in as ${usernameOf(0)}, who has the most friends and posts, or as any up to ${usernameOf(scale.members - 1)}. ` +
      `The password is “${LOAD_PASSWORD}”.`,
  );
}
