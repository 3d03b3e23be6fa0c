import type { Knex } from 'knex';
import { textColumn } from './columns.ts';
import type { Migration } from './index.ts';

const PAIR_IS_THESE =
  '(low_id = user_id and high_id = friend_id) or (low_id = friend_id and high_id = user_id)';
const KEPT = ['id', 'user_id', 'friend_id', 'low_id', 'high_id', 'status'];

/**
 * Who of the two holds the block: only they can take it back. The table is made anew, because SQLite cannot add a
 * check to one that has rows. Until now a block was a declined request, so it is that of who was asked.
 */
export const friendshipBlocks: Migration = {
  async up(db) {
    await db.schema.createTable('new_friendships', (table) => {
      pairColumns(db, table);
      textColumn(db, table, 'blocked_by').checkIn(['user', 'friend', 'both']);
      table.check(`(status = 'blocked') = (blocked_by is not null)`, [], 'friendships_block_has_holder');
      table.unique(['low_id', 'high_id'], { indexName: 'friendships_pair' });
      table.index(['user_id', 'status', 'friend_id'], 'friendships_by_user');
      table.index(['friend_id', 'status', 'user_id'], 'friendships_by_friend');
    });
    await db.raw(
      `insert into new_friendships (${KEPT.join(', ')}, blocked_by)
       select ${KEPT.join(', ')}, case when status = 'blocked' then 'friend' end from friendships`,
    );
    await db.schema.dropTable('friendships');
    await db.schema.renameTable('new_friendships', 'friendships');
  },
  async down(db) {
    await db.schema.createTable('old_friendships', (table) => {
      pairColumns(db, table);
      table.unique(['low_id', 'high_id'], { indexName: 'old_friendships_pair' });
      table.index(['user_id', 'status', 'friend_id'], 'old_friendships_by_user');
      table.index(['friend_id', 'status', 'user_id'], 'old_friendships_by_friend');
    });
    await db.raw(
      `insert into old_friendships (${KEPT.join(', ')}) select ${KEPT.join(', ')} from friendships`,
    );
    await db.schema.dropTable('friendships');
    await db.schema.renameTable('old_friendships', 'friendships');
  },
};

function pairColumns(db: Knex, table: Knex.CreateTableBuilder): void {
  textColumn(db, table, 'id').primary();
  textColumn(db, table, 'user_id').notNullable().references('users.id').onDelete('CASCADE');
  textColumn(db, table, 'friend_id').notNullable().references('users.id').onDelete('CASCADE');
  textColumn(db, table, 'low_id').notNullable();
  textColumn(db, table, 'high_id').notNullable();
  textColumn(db, table, 'status').notNullable().checkIn(['pending', 'accepted', 'blocked']);
  table.check('low_id < high_id', [], 'friendships_pair_of_two');
  table.check(PAIR_IS_THESE, [], 'friendships_pair_is_these');
}
