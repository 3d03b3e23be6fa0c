import { existsSync } from 'node:fs';
import type { Knex } from 'knex';
import type { Config } from '../src/config.ts';
import { connectPostgres } from '../src/db/postgres.ts';
import { connectSqlite, databaseFile } from '../src/db/sqlite.ts';
import { StartError } from '../src/startError.ts';

/** The database of a server that may run: neither the folder's lock nor the tables are touched. Throws `StartError` where none is. */
export function openBeside({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Knex {
  if (databaseUrl !== undefined) return connectPostgres(databaseUrl);
  const file = databaseFile(dataDir);
  if (!existsSync(file)) {
    throw new StartError(
      `There is no database at ${file}. Start FriendBase once, or set DATA_DIR or DATABASE_URL.`,
    );
  }
  return connectSqlite(file);
}

/** Runs a command to its end. What went wrong is told without the stack of a program that did as it was told; the exit code is 2. */
export async function runBeside(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `${error instanceof StartError ? reason : `The database did not answer: ${reason}`}\n`,
    );
    process.exitCode = 2;
  }
}
