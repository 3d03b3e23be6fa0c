import type { Knex } from 'knex';

/** Whether the handle, or the transaction, is on PostgreSQL. */
export const isPostgres = (db: Knex): boolean => (db.client as Knex.Client).dialect === 'postgresql';

/** What is sent again and again. Not what changes tables, or answers about them. */
export const IS_PREPARED = /^\s*(select|with|insert|update|delete|begin|commit)\b/i;

/** Any number will do: the lock's name within our own database. */
const STARTUP_LOCK = 46_872_635;

/**
 * Waits for the lock of whoever prepares the database, and holds it until `trx` ends. SQLite needs none: one process
 * has the file.
 */
export async function lockStartup(trx: Knex.Transaction): Promise<void> {
  if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(?)', [STARTUP_LOCK]);
}

/**
 * SQL for whether there is such a row. Not `exists`: PostgreSQL would make a join of all rows of it, and SQLite one that comes after
 * what is dearer.
 */
export const isThere = (rows: string): string => `(select 1 from ${rows} limit 1) is not null`;
