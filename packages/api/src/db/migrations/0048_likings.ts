import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** What members like, a row each; and an index of whom everybody may find, who are looked through for people to know. */
export const likings: Migration = {
  async up(db) {
    await db.schema.createTable('likings', (table) => {
      textColumn(db, table, 'member_id').notNullable().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'liking').notNullable();
      table.primary(['member_id', 'liking']);
    });
    await db.raw(
      `create index users_open on users (id) where findable_by = 'everybody' and closed_at is null`,
    );
  },
  async down(db) {
    await db.raw('drop index users_open');
    await db.schema.dropTable('likings');
  },
};
