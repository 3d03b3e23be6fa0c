import { isPostgres } from '../dialect.ts';
import type { Migration } from './columns.ts';

/** Who can see a member's posts unless they choose otherwise for one. */
export const defaultPrivacy: Migration = {
  async up(db) {
    // Not by Knex, which on SQLite rebuilds the table: dropping the old one would empty all that refers to it.
    await db.raw(`alter table users add column default_privacy text ${isPostgres(db) ? 'collate "C"' : ''}
      not null default 'friends' check (default_privacy in ('friends', 'public'))`);
  },
  async down(db) {
    await db.raw('alter table users drop column default_privacy');
  },
};
