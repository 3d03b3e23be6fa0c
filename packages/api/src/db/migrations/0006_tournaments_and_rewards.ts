import type { Knex } from 'knex';
import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** What FBB are spent on and earned by. The database itself never lets a tournament become overfull. */
export const tournamentsAndRewards: Migration = {
  async up(db) {
    await createTournaments(db);
    await createRewards(db);
    await db.schema.createTable('video_rewards', (table) => {
      textColumn(db, table, 'user_id').notNullable().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'video_id').notNullable();
      // In UTC: 2024-06-01.
      textColumn(db, table, 'day').notNullable();
      table.primary(['user_id', 'video_id', 'day']);
    });
  },
  async down(db) {
    for (const table of ['video_rewards', 'redemptions', 'rewards', 'tournament_entries', 'tournaments'])
      await db.schema.dropTable(table);
  },
};

async function createTournaments(db: Knex): Promise<void> {
  await db.schema.createTable('tournaments', (table) => {
    textColumn(db, table, 'id').primary();
    textColumn(db, table, 'name').notNullable();
    textColumn(db, table, 'game_name').notNullable();
    textColumn(db, table, 'description').notNullable();
    textColumn(db, table, 'status').notNullable().checkIn(['upcoming', 'active', 'completed', 'cancelled']);
    table.bigInteger('prize_pool').notNullable();
    table.bigInteger('entry_fee').notNullable();
    table.integer('participant_count').notNullable();
    table.integer('max_participants').notNullable();
    textColumn(db, table, 'start_date').notNullable();
    table.check('prize_pool >= 0 and entry_fee >= 0', [], 'tournaments_amounts_not_negative');
    table.check(
      'participant_count >= 0 and participant_count <= max_participants',
      [],
      'tournaments_not_overfull',
    );
  });
  await db.schema.createTable('tournament_entries', (table) => {
    textColumn(db, table, 'tournament_id').notNullable().references('tournaments.id').onDelete('CASCADE');
    textColumn(db, table, 'user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    textColumn(db, table, 'created_at').notNullable();
    table.primary(['tournament_id', 'user_id']);
  });
}

async function createRewards(db: Knex): Promise<void> {
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
}
