import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** Which browsers are told what comes while FriendBase is closed, and what each still has to be told. */
export const push: Migration = {
  async up(db) {
    await db.schema.createTable('push_subscriptions', (table) => {
      textColumn(db, table, 'id').primary();
      textColumn(db, table, 'token_hash')
        .notNullable()
        .unique('push_of_session')
        .references('sessions.token_hash')
        .onDelete('CASCADE');
      textColumn(db, table, 'endpoint').notNullable().unique('push_to_browser');
      textColumn(db, table, 'p256dh').notNullable();
      textColumn(db, table, 'auth').notNullable();
      // Ours, with which the browser has subscribed.
      textColumn(db, table, 'public_key').notNullable();
      textColumn(db, table, 'tells').notNullable().checkIn(['who', 'something']);
      // When the first and the last of what is to be told came.
      textColumn(db, table, 'new_since');
      textColumn(db, table, 'newest_at');
      // When it is to be told: nothing is due without.
      textColumn(db, table, 'due_at');
      table.integer('tries').notNullable().defaultTo(0);
      // Before that, nothing more is told.
      textColumn(db, table, 'rest_until');
      table.index(['due_at'], 'push_due', { predicate: db.whereNotNull('due_at') });
    });
  },
  async down(db) {
    await db.schema.dropTable('push_subscriptions');
  },
};
