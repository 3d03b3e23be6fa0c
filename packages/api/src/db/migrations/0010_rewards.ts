import { textColumn } from './columns.ts';
import type { Migration } from './index.ts';

/** What FBB are spent on and earned by. */
export const rewards: Migration = {
  async up(db) {
    await db.schema.createTable('rewards', (table) => {
      textColumn(db, table, 'id').primary();
      textColumn(db, table, 'name').notNullable();
      textColumn(db, table, 'description').notNullable();
      textColumn(db, table, 'category').notNullable();
      table.bigInteger('cost').notNullable();
      table.boolean('is_active').notNullable();
      table.check('cost >= 0', [], 'rewards_cost_not_negative');
    });
    await db.schema.createTable('redemptions', (table) => {
      textColumn(db, table, 'id').primary();
      textColumn(db, table, 'user_id').notNullable().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'reward_id').notNullable().references('rewards.id').index();
      // As they were when it was redeemed: the store may change later.
      textColumn(db, table, 'name').notNullable();
      table.bigInteger('cost').notNullable();
      textColumn(db, table, 'redemption_code').notNullable().unique();
      textColumn(db, table, 'created_at').notNullable();
      table.index(['user_id', 'created_at', 'id'], 'redemptions_by_user');
    });
    await db.schema.createTable('video_rewards', (table) => {
      textColumn(db, table, 'user_id').notNullable().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'video_id').notNullable();
      // In UTC: 2024-06-01.
      textColumn(db, table, 'day').notNullable();
      table.primary(['user_id', 'video_id', 'day']);
    });
  },
  async down(db) {
    await db.schema.dropTable('video_rewards');
    await db.schema.dropTable('redemptions');
    await db.schema.dropTable('rewards');
  },
};
