/** `npm run member`: makes a member a moderator, or takes it back. No screen and no call can. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Knex } from 'knex';
import { readConfig } from '../../src/config.ts';
import { connectPostgres } from '../../src/db/postgres.ts';
import { connectSqlite, databaseFile } from '../../src/db/sqlite.ts';
import { StartError } from '../../src/startError.ts';
import { readRole, setRole } from './setRole.ts';

const rootDir = resolve(import.meta.dirname, '../../../..');

/** Beside a server that runs: neither the folder's lock nor the tables are touched. */
function open(): Knex {
  const { databaseUrl, dataDir } = readConfig(process.env, { rootDir, workDir: process.cwd() });
  if (databaseUrl !== undefined) return connectPostgres(databaseUrl);
  const file = databaseFile(dataDir);
  if (!existsSync(file)) {
    throw new StartError(
      `There is no database at ${file}. Start FriendBase once, or set DATA_DIR or DATABASE_URL.`,
    );
  }
  return connectSqlite(file);
}

async function main(): Promise<void> {
  const asked = readRole(process.argv.slice(2));
  const db = open();
  try {
    process.stdout.write(`${await setRole(db, asked)}\n`);
  } finally {
    await db.destroy();
  }
}

try {
  await main();
} catch (error) {
  // What went wrong in the database, without the stack of a program that did as it was told.
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `${error instanceof StartError ? reason : `The database did not answer: ${reason}`}\n`,
  );
  process.exitCode = 2;
}
