import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** Who calls how often, and the answers of calls that came with an `Idempotency-Key`, for whoever asks again. */
export const limitsAndIdempotency: Migration = {
  async up(db) {
    await db.schema.createTable('request_limits', (table) => {
      // A hash: neither names nor addresses are stored.
      textColumn(db, table, 'key').primary();
      table.integer('tries').notNullable();
      table.bigInteger('ends_at_ms').notNullable().index();
    });
    await db.schema.createTable('idempotency_keys', (table) => {
      // Hashes: whoever reads this table can neither repeat a call nor learn what was in it.
      textColumn(db, table, 'key_hash').primary();
      textColumn(db, table, 'call_hash').notNullable();
      // Empty for a refused sign-up. An answer holds what a member wrote, so it goes with them.
      textColumn(db, table, 'user_id').references('users.id').onDelete('CASCADE').index();
      // Both empty only within the transaction that makes the row.
      table.integer('status');
      textColumn(db, table, 'answer');
      textColumn(db, table, 'created_at').notNullable().index();
    });
  },
  async down(db) {
    await db.schema.dropTable('idempotency_keys');
    await db.schema.dropTable('request_limits');
  },
};
