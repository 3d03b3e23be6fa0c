import { isPostgres } from '../dialect.ts';
import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

const EASY = [
  ['tournaments', 'easy_name'],
  ['tournaments', 'easy_description'],
  ['events', 'easy_title'],
  ['events', 'easy_description'],
] as const;

/** What organizers make, and the easy words of what they have published. */
export const plans: Migration = {
  async up(db) {
    const text = isPostgres(db) ? 'text collate "C"' : 'text';
    // Not by Knex, which on SQLite rebuilds the table: dropping the old one would empty all that refers to it.
    for (const [table, column] of EASY)
      await db.raw(`alter table ${table} add column ${column} ${text} not null default ''`);
    await db.schema.createTable('plans', (table) => {
      // The same as of the tournament or event that it becomes.
      textColumn(db, table, 'id').primary();
      // Who has left is forgotten; what they made stays.
      textColumn(db, table, 'organizer_id').references('users.id').onDelete('SET NULL');
      textColumn(db, table, 'state').notNullable().checkIn(['draft', 'published', 'cancelled']);
      // JSON.
      textColumn(db, table, 'draft').notNullable();
      textColumn(db, table, 'created_at').notNullable();
      textColumn(db, table, 'changed_at').notNullable();
      table.index(['created_at', 'id'], 'plans_by_time');
      table.index(['organizer_id'], 'plans_by_organizer');
    });
  },
  async down(db) {
    await db.schema.dropTable('plans');
    for (const [table, column] of EASY) await db.raw(`alter table ${table} drop column ${column}`);
  },
};
