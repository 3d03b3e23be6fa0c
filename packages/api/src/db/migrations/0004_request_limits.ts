import type { Migration } from './index.ts';

/** How often something was tried lately. `key` is a hash: neither names nor addresses are kept. */
export const requestLimits: Migration = {
  async up(db) {
    await db.schema.createTable('request_limits', (table) => {
      table.string('key').primary();
      table.integer('tries').notNullable();
      table.bigInteger('ends_at_ms').notNullable().index();
    });
  },
  async down(db) {
    await db.schema.dropTable('request_limits');
  },
};
