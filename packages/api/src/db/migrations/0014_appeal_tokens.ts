import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** What lets who is closed out ask to look again: each by the hash of what was given out. */
export const appealTokens: Migration = {
  async up(db) {
    await db.schema.createTable('appeal_tokens', (table) => {
      textColumn(db, table, 'token_hash').primary();
      textColumn(db, table, 'decision_id')
        .notNullable()
        .references('moderation_decisions.id')
        .onDelete('CASCADE');
      textColumn(db, table, 'expires_at').notNullable();
      table.index(['decision_id'], 'appeal_tokens_by_decision');
      table.index(['expires_at'], 'appeal_tokens_by_expiry');
    });
  },
  async down(db) {
    await db.schema.dropTable('appeal_tokens');
  },
};
