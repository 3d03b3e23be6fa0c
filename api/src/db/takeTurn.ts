import type { Knex } from 'knex';
import { isPostgres } from './dialect.ts';

/** Any number: all our processes use this one, and only inside of our database. */
const TURN = 46_872_635;

/**
 * Waits until no other process is preparing the database, and keeps it so until `trx` ends, in whatever way. On
 * SQLite there is nothing to wait for: one process has the file.
 */
export async function takeTurn(trx: Knex.Transaction): Promise<void> {
  if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(?)', [TURN]);
}
