import { isPostgres } from '../dialect.ts';
import type { Migration } from './columns.ts';

const TABLES = ['posts', 'comments'];

/** With which key a post and a comment were sent: who wrote it knows by it what waits to be sent again. */
export const keysOfPostsAndComments: Migration = {
  async up(db) {
    const text = isPostgres(db) ? 'text collate "C"' : 'text';
    // Not by Knex, which on SQLite rebuilds the table: dropping the old one would empty all that refers to it.
    for (const table of TABLES) await db.raw(`alter table ${table} add column idempotency_key ${text}`);
  },
  async down(db) {
    for (const table of TABLES) await db.raw(`alter table ${table} drop column idempotency_key`);
  },
};
