import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** One row a pair: `user_id` asked, `friend_id` was asked. */
export const friendships: Migration = {
  async up(db) {
    await db.schema.createTable('friendships', (table) => {
      textColumn(db, table, 'id').primary();
      textColumn(db, table, 'user_id').notNullable().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'friend_id').notNullable().references('users.id').onDelete('CASCADE');
      // The pair in one order, whoever asked, so that the database itself refuses a second row.
      textColumn(db, table, 'low_id').notNullable();
      textColumn(db, table, 'high_id').notNullable();
      textColumn(db, table, 'status').notNullable().checkIn(['pending', 'accepted', 'blocked']);
      // Who of the two holds the block: only they can take it back.
      textColumn(db, table, 'blocked_by').checkIn(['user', 'friend', 'both']);
      table.unique(['low_id', 'high_id'], { indexName: 'friendships_pair' });
      table.check('low_id < high_id', [], 'friendships_pair_of_two');
      table.check(
        '(low_id = user_id and high_id = friend_id) or (low_id = friend_id and high_id = user_id)',
        [],
        'friendships_pair_is_these',
      );
      table.check(`(status = 'blocked') = (blocked_by is not null)`, [], 'friendships_block_has_holder');
      // Both directions are read by every feed, from the index alone.
      table.index(['user_id', 'status', 'friend_id'], 'friendships_by_user');
      table.index(['friend_id', 'status', 'user_id'], 'friendships_by_friend');
    });
  },
  async down(db) {
    await db.schema.dropTable('friendships');
  },
};
