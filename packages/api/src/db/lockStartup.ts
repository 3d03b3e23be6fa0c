import type { Knex } from 'knex';
import { isPostgres } from './dialect.ts';

/** Any number will do: the lock's name within our own database. */
const STARTUP_LOCK = 46_872_635;

/**
 * Waits for the lock of whoever prepares the database, and holds it until `trx` ends. SQLite needs none: one process
 * has the file.
 */
export async function lockStartup(trx: Knex.Transaction): Promise<void> {
  if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(?)', [STARTUP_LOCK]);
}
