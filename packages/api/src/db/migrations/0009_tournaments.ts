import { textColumn } from './columns.ts';
import type { Migration } from './index.ts';

/** Tournaments and who takes part. The database itself never lets one become overfull. */
export const tournaments: Migration = {
  async up(db) {
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
  },
  async down(db) {
    await db.schema.dropTable('tournament_entries');
    await db.schema.dropTable('tournaments');
  },
};
