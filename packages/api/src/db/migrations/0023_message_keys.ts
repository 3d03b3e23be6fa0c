import { isPostgres } from '../dialect.ts';
import type { Migration } from './columns.ts';

/** With which key a message was sent: who wrote it knows by it what waits to be sent again. */
export const messageKeys: Migration = {
  async up(db) {
    // Not by Knex, which on SQLite rebuilds the table: dropping the old one would empty all that refers to it.
    await db.raw(
      `alter table messages add column idempotency_key ${isPostgres(db) ? 'text collate "C"' : 'text'}`,
    );
  },
  async down(db) {
    await db.raw('alter table messages drop column idempotency_key');
  },
};
