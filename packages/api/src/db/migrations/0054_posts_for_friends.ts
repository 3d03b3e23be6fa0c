import type { Migration } from './columns.ts';

/** The feed asks who wrote for friends lately, and need not look the posts up: the index says itself what they are. */
export const postsForFriends: Migration = {
  up: (db) =>
    db.schema.alterTable('posts', (table) => {
      const predicate = db.whereRaw(`privacy = 'friends' and deleted_at is null`);
      table.index(['created_at', 'id', 'author_id', 'privacy', 'deleted_at'], 'posts_for_friends', {
        predicate,
      });
    }),
  down: (db) =>
    db.schema.alterTable('posts', (table) => {
      table.dropIndex([], 'posts_for_friends');
    }),
};
