import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** The comfort settings of members who take them along to other devices. */
export const takenSettings: Migration = {
  async up(db) {
    await db.schema.createTable('taken_settings', (table) => {
      textColumn(db, table, 'member_id').primary().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'settings').notNullable();
    });
  },
  async down(db) {
    await db.schema.dropTable('taken_settings');
  },
};
