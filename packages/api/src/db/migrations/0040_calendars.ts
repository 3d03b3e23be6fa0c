import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** Secret addresses at which calendars find what a member goes to: one each, and a hash alone. */
export const calendars: Migration = {
  async up(db) {
    await db.schema.createTable('calendars', (table) => {
      textColumn(db, table, 'member_id').primary().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'secret_hash').notNullable().unique();
      textColumn(db, table, 'made_at').notNullable();
    });
  },
  async down(db) {
    await db.schema.dropTable('calendars');
  },
};
