import { isPostgres } from '../dialect.ts';
import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** How long a tournament goes on, when this step was written. */
const TOURNAMENT_MS = 7 * 86_400_000;

/** Tournaments are played together: what each member adds a day, what came of it, and what each was paid. */
export const tournamentRounds: Migration = {
  async up(db) {
    const text = isPostgres(db) ? 'text collate "C"' : 'text';
    // Not by Knex, which on SQLite rebuilds the table: dropping the old one would empty all that refers to it.
    for (const column of [
      'stars integer not null default 0 check (stars >= 0)',
      `outcome ${text} check (outcome in ('reached', 'missed', 'cancelled', 'none'))`,
      'share_fbb bigint not null default 0 check (share_fbb >= 0)',
      `settled_at ${text}`,
    ])
      await db.raw(`alter table tournaments add column ${column}`);
    await db.raw('alter table tournament_entries add column paid_fbb bigint check (paid_fbb >= 0)');
    await db.raw('create index tournaments_unsettled on tournaments (start_date) where settled_at is null');
    // Whoever joined one that is over was promised nothing of its end.
    const now = new Date();
    await db('tournaments')
      .whereIn('status', ['completed', 'cancelled'])
      .orWhere('startDate', '<=', new Date(now.getTime() - TOURNAMENT_MS).toISOString())
      .update({ outcome: 'none', settledAt: now.toISOString() });
    await db.schema.createTable('tournament_days', (table) => {
      textColumn(db, table, 'tournament_id').notNullable().references('tournaments.id').onDelete('CASCADE');
      textColumn(db, table, 'user_id').notNullable().references('users.id').onDelete('CASCADE');
      // In UTC: 2024-06-01.
      textColumn(db, table, 'day').notNullable();
      // Those that were counted.
      table.integer('rounds').notNullable();
      table.integer('stars').notNullable();
      table.primary(['tournament_id', 'user_id', 'day']);
      table.index(['user_id'], 'tournament_days_by_user');
      table.check(
        'rounds between 1 and 20 and stars between rounds and 3 * rounds',
        [],
        'tournament_days_possible',
      );
    });
  },
  async down(db) {
    await db.schema.dropTable('tournament_days');
    await db.raw('drop index tournaments_unsettled');
    await db.raw('alter table tournament_entries drop column paid_fbb');
    for (const column of ['settled_at', 'share_fbb', 'outcome', 'stars'])
      await db.raw(`alter table tournaments drop column ${column}`);
  },
};
