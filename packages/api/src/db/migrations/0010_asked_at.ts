import { isPostgres } from '../dialect.ts';
import type { Migration } from './columns.ts';

/** When a friend request came, so that a member can be told which are new. */
export const askedAt: Migration = {
  async up(db) {
    // Not by Knex, which on SQLite rebuilds the table. Of the requests there are nobody knows when they came.
    await db.raw(`alter table friendships add column asked_at text ${isPostgres(db) ? 'collate "C"' : ''}`);
    // Asked every 5 s for each member on a page: only the new requests of that member are read.
    await db.raw(
      `create index friendships_asked on friendships (friend_id, asked_at) where status = 'pending'`,
    );
  },
  async down(db) {
    await db.raw('drop index friendships_asked');
    await db.raw('alter table friendships drop column asked_at');
  },
};
