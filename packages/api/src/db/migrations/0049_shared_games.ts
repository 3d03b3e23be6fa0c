import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** Games that two friends play together. The pair stands in one order, as that of a friendship. */
export const sharedGames: Migration = {
  async up(db) {
    await db.schema.createTable('shared_games', (table) => {
      textColumn(db, table, 'id').primary();
      textColumn(db, table, 'low_id').notNullable().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'high_id').notNullable().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'club').notNullable();
      // No reference: the invitation may be gone before the game is.
      textColumn(db, table, 'message_id').notNullable();
      textColumn(db, table, 'board');
      table.integer('stars').notNullable().defaultTo(0);
      textColumn(db, table, 'outcome');
      textColumn(db, table, 'created_at').notNullable();
      textColumn(db, table, 'ended_at');
      table.check('low_id < high_id', [], 'shared_games_pair');
      table.check(`outcome in ('done', 'stopped')`, [], 'shared_games_outcome');
      table.check('(outcome is null) = (ended_at is null)', [], 'shared_games_ended');
      table.index(['high_id'], 'shared_games_by_high');
      table.index(['low_id'], 'shared_games_by_low');
    });
    // Of one club two friends play one game at a time, however often they ask at once.
    await db.raw(
      'create unique index shared_games_going_on on shared_games (low_id, high_id, club) where outcome is null',
    );
  },
  async down(db) {
    await db.schema.dropTable('shared_games');
  },
};
