import { isPostgres } from '../dialect.ts';
import type { Migration } from './columns.ts';

const EASY = [
  ['rewards', 'easy_name'],
  ['rewards', 'easy_description'],
  ['redemptions', 'easy_name'],
] as const;

/** The easy words of rewards that organizers make, stored with what was redeemed; and when its code was used. */
export const rewardsOfOrganizers: Migration = {
  async up(db) {
    const text = isPostgres(db) ? 'text collate "C"' : 'text';
    // Not by Knex, which on SQLite rebuilds the table: dropping the old one would empty all that refers to it.
    for (const [table, column] of EASY)
      await db.raw(`alter table ${table} add column ${column} ${text} not null default ''`);
    await db.raw(`alter table redemptions add column used_at ${text}`);
  },
  async down(db) {
    await db.raw('alter table redemptions drop column used_at');
    for (const [table, column] of EASY) await db.raw(`alter table ${table} drop column ${column}`);
  },
};
