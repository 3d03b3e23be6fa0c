import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** The files that members take along: asked for, being made, and for a day ready. One a member. */
export const exports: Migration = {
  async up(db) {
    await db.schema.createTable('exports', (table) => {
      textColumn(db, table, 'id').primary();
      textColumn(db, table, 'member_id')
        .notNullable()
        .unique('exports_of_member')
        .references('users.id')
        .onDelete('CASCADE');
      textColumn(db, table, 'state').notNullable().checkIn(['waiting', 'making', 'ready', 'failed']);
      textColumn(db, table, 'asked_at').notNullable();
      // When a process may take it; of one that is being made, until when it is that process's.
      textColumn(db, table, 'due_at');
      table.integer('tries').notNullable().defaultTo(0);
      // Of a file that is ready.
      textColumn(db, table, 'file_key');
      table.bigInteger('byte_size');
      textColumn(db, table, 'expires_at');
      table.index(['due_at'], 'exports_due', { predicate: db.whereNotNull('due_at') });
    });
  },
  async down(db) {
    await db.schema.dropTable('exports');
  },
};
