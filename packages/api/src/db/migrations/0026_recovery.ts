import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** How members get back in without their password: the hash of their card, and of what lets them choose another password. */
export const recovery: Migration = {
  async up(db) {
    await db.schema.createTable('recovery_cards', (table) => {
      textColumn(db, table, 'member_id').primary().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'secret_hash').notNullable();
      textColumn(db, table, 'made_at').notNullable();
    });
    await db.schema.createTable('recoveries', (table) => {
      // One a member: a newer one takes its place.
      textColumn(db, table, 'member_id').primary().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'token_hash').notNullable().unique('recoveries_by_token');
      textColumn(db, table, 'way').notNullable().checkIn(['card', 'link']);
      textColumn(db, table, 'created_at').notNullable();
      table.index(['created_at'], 'recoveries_by_time');
    });
  },
  async down(db) {
    await db.schema.dropTable('recoveries');
    await db.schema.dropTable('recovery_cards');
  },
};
