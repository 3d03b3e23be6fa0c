import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** Links by which people who know each other ask to be friends: of the key there is a hash alone. */
export const invitations: Migration = {
  async up(db) {
    await db.schema.createTable('invitations', (table) => {
      textColumn(db, table, 'id').primary();
      textColumn(db, table, 'member_id').notNullable().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'key_hash').notNullable().unique();
      textColumn(db, table, 'made_at').notNullable();
      table.index(['member_id', 'made_at']);
      table.index(['made_at']);
    });
  },
  async down(db) {
    await db.schema.dropTable('invitations');
  },
};
