import type { Knex } from 'knex';
import { deletionColumns, textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** Posts, and what others say to them. */
export const postsLikesAndComments: Migration = {
  async up(db) {
    await createPosts(db);
    await db.schema.createTable('likes', (table) => {
      textColumn(db, table, 'post_id').notNullable().references('posts.id').onDelete('CASCADE');
      textColumn(db, table, 'user_id').notNullable().references('users.id').onDelete('CASCADE').index();
      table.primary(['post_id', 'user_id']);
    });
    await db.schema.createTable('comments', (table) => {
      textColumn(db, table, 'id').primary();
      textColumn(db, table, 'post_id').notNullable().references('posts.id').onDelete('CASCADE');
      textColumn(db, table, 'author_id').notNullable().references('users.id').onDelete('CASCADE').index();
      textColumn(db, table, 'content').notNullable();
      textColumn(db, table, 'created_at').notNullable();
      deletionColumns(db, table, 'comments');
      table.index(['post_id', 'created_at', 'id'], 'comments_by_post');
    });
  },
  async down(db) {
    for (const table of ['comments', 'likes', 'posts']) await db.schema.dropTable(table);
  },
};

const createPosts = (db: Knex) =>
  db.schema.createTable('posts', (table) => {
    textColumn(db, table, 'id').primary();
    textColumn(db, table, 'author_id').notNullable().references('users.id').onDelete('CASCADE');
    textColumn(db, table, 'content').notNullable();
    textColumn(db, table, 'privacy').notNullable().checkIn(['friends', 'public']);
    textColumn(db, table, 'template').checkIn([
      'grateful',
      'achievement',
      'feeling',
      'help',
      'positive',
      'friendship',
    ]);
    textColumn(db, table, 'created_at').notNullable();
    deletionColumns(db, table, 'posts');
    // The feed reads everyone's public posts by the first and each friend's own by the second, newest first.
    // The first holds public posts alone: a planner cannot mistake it for a way to what is for friends. The second says
    // itself which posts are deleted, so that the feed need not look them up.
    const predicate = db.whereRaw(`privacy = 'public' and deleted_at is null`);
    table.index(['created_at', 'id'], 'posts_public', { predicate });
    table.index(['author_id', 'privacy', 'created_at', 'id', 'deleted_at'], 'posts_by_author');
  });
