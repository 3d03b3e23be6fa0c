import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** Who is in which club. The clubs themselves are the contract's; a demo has the numbers of the specification for them. */
export const clubMembers: Migration = {
  async up(db) {
    await db.schema.createTable('club_members', (table) => {
      textColumn(db, table, 'club_id').notNullable();
      textColumn(db, table, 'user_id').notNullable().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'created_at').notNullable();
      table.primary(['club_id', 'user_id']);
      table.index(['user_id'], 'club_members_by_user');
      table.index(['club_id', 'created_at', 'user_id'], 'club_members_by_time');
    });
    await db.schema.createTable('club_examples', (table) => {
      textColumn(db, table, 'club_id').primary();
      table.integer('member_count').notNullable();
    });
  },
  async down(db) {
    await db.schema.dropTable('club_examples');
    await db.schema.dropTable('club_members');
  },
};
