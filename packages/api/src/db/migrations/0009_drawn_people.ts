import { isPostgres } from '../dialect.ts';
import type { Migration } from './columns.ts';

/** A drawn person instead of a file as a member's own picture. */
export const drawnPeople: Migration = {
  async up(db) {
    // Not by Knex, which on SQLite rebuilds the table: dropping the old one would empty all that refers to it.
    await db.raw(`alter table users add column drawn_person text ${isPostgres(db) ? 'collate "C"' : ''}
      check (drawn_person is null or avatar_media_id is null)`);
  },
  async down(db) {
    await db.raw('alter table users drop column drawn_person');
  },
};
