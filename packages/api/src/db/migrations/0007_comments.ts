import { textColumn } from './columns.ts';
import type { Migration } from './index.ts';

/** Comments, what pictures show, and the members' own pictures. */
export const comments: Migration = {
  async up(db) {
    await db.schema.createTable('comments', (table) => {
      textColumn(db, table, 'id').primary();
      textColumn(db, table, 'post_id').notNullable().references('posts.id').onDelete('CASCADE');
      textColumn(db, table, 'author_id').notNullable().references('users.id').onDelete('CASCADE').index();
      textColumn(db, table, 'content').notNullable();
      textColumn(db, table, 'created_at').notNullable();
      table.index(['post_id', 'created_at', 'id'], 'comments_by_post');
    });
    await db.schema.alterTable('posts', (table) => {
      textColumn(db, table, 'media_descriptions').notNullable().defaultTo('[]');
    });
    await db.schema.alterTable('users', (table) => {
      textColumn(db, table, 'avatar_url');
    });
  },
  async down(db) {
    // Not by Knex, which on SQLite makes the table anew: dropping the old one would empty all that refers to it.
    await db.raw('alter table users drop column avatar_url');
    await db.raw('alter table posts drop column media_descriptions');
    await db.schema.dropTable('comments');
  },
};
