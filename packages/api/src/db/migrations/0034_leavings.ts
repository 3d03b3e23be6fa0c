import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** Who has left and can still come back, and the names that nobody takes for a time after that. */
export const leavings: Migration = {
  async up(db) {
    await db.schema.createTable('leavings', (table) => {
      textColumn(db, table, 'member_id').primary().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'asked_at').notNullable();
      // `erasing`: nobody comes back anymore. `gone`: only that they were here is left.
      textColumn(db, table, 'state').notNullable().checkIn(['left', 'erasing', 'gone']);
      // How many days were seen to pass, and when the last one was counted.
      table.integer('days').notNullable().defaultTo(0);
      textColumn(db, table, 'counted_at').notNullable();
      // JSON: what has to be remembered to bring everything back.
      textColumn(db, table, 'taken').notNullable();
      // Of what lets them come back: whoever reads it cannot do it with it.
      textColumn(db, table, 'token_hash').unique('leavings_by_token');
      textColumn(db, table, 'token_until');
      // How often everything was gone over, and until when a process is at it.
      table.integer('passes').notNullable().defaultTo(0);
      textColumn(db, table, 'lease_until');
    });
    await db.schema.createTable('held_names', (table) => {
      // A slow hash of the folded name: from it nobody reads who was here.
      textColumn(db, table, 'name_hash').primary();
      textColumn(db, table, 'until').notNullable().index();
    });
    // What members deleted goes for good one day: found without a look at all the rest.
    for (const table of DELETABLE)
      await db.raw(`create index ${table}_deleted on ${table} (deleted_at) where deleted_at is not null`);
  },
  async down(db) {
    for (const table of DELETABLE) await db.raw(`drop index ${table}_deleted`);
    await db.schema.dropTable('held_names');
    await db.schema.dropTable('leavings');
  },
};

const DELETABLE = ['posts', 'comments', 'messages'];
