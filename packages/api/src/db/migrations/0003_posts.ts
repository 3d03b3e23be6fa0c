import type { Migration } from './index.ts';

/** Posts and likes. */
export const posts: Migration = {
  async up(db) {
    await db.schema.createTable('posts', (table) => {
      table.string('id').primary();
      table.string('author_id').notNullable().references('users.id').onDelete('CASCADE');
      table.text('content').notNullable();
      table.string('privacy').notNullable().checkIn(['friends', 'public']);
      table
        .string('template')
        .checkIn(['grateful', 'achievement', 'feeling', 'help', 'positive', 'friendship']);
      table.text('media_urls').notNullable();
      table.string('created_at').notNullable();
      // The feed reads everyone's public posts by the first and each friend's own by the second, newest first.
      // The first holds public posts alone: a planner cannot mistake it for a way to what is for friends.
      table.index(['created_at', 'id'], 'posts_public', { predicate: db.whereRaw(`privacy = 'public'`) });
      table.index(['author_id', 'privacy', 'created_at', 'id'], 'posts_by_author');
    });
    await db.schema.createTable('likes', (table) => {
      table.string('post_id').notNullable().references('posts.id').onDelete('CASCADE');
      table.string('user_id').notNullable().references('users.id').onDelete('CASCADE').index();
      table.primary(['post_id', 'user_id']);
    });
  },
  async down(db) {
    await db.schema.dropTable('likes');
    await db.schema.dropTable('posts');
  },
};
