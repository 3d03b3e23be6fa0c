import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** What members feel about posts: one feeling a member and post. */
export const reactions: Migration = {
  async up(db) {
    await db.schema.createTable('reactions', (table) => {
      textColumn(db, table, 'post_id').notNullable().references('posts.id').onDelete('CASCADE');
      textColumn(db, table, 'user_id').notNullable().references('users.id').onDelete('CASCADE').index();
      textColumn(db, table, 'feeling').notNullable().checkIn(['happy', 'proud', 'hug', 'sad']);
      table.primary(['post_id', 'user_id']);
    });
  },
  async down(db) {
    await db.schema.dropTable('reactions');
  },
};
