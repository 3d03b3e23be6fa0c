import type { Knex } from 'knex';

/** Whether the handle, or the transaction, is on PostgreSQL. */
export const isPostgres = (db: Knex): boolean => (db.client as Knex.Client).config.client === 'pg';
