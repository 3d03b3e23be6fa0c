import type { Migration } from './index.ts';

/** One row a pair: `user_id` asked, `friend_id` was asked. */
export const friendships: Migration = {
  async up(db) {
    await db.schema.createTable('friendships', (table) => {
      table.string('id').primary();
      table.string('user_id').notNullable().references('users.id').onDelete('CASCADE');
      table.string('friend_id').notNullable().references('users.id').onDelete('CASCADE');
      // The pair in one order, whoever asked, so that the database itself refuses a second row.
      table.string('low_id').notNullable();
      table.string('high_id').notNullable();
      table.string('status').notNullable().checkIn(['pending', 'accepted', 'blocked']);
      table.unique(['low_id', 'high_id']);
      table.check('low_id < high_id', [], 'friendships_pair_of_two');
      table.check(
        '(low_id = user_id and high_id = friend_id) or (low_id = friend_id and high_id = user_id)',
        [],
        'friendships_pair_is_these',
      );
      // Both directions are read by every feed, from the index alone.
      table.index(['user_id', 'status', 'friend_id']);
      table.index(['friend_id', 'status', 'user_id']);
    });
  },
  async down(db) {
    await db.schema.dropTable('friendships');
  },
};
