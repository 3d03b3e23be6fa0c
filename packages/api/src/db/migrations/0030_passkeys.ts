import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** How members log in without a password, what their browsers are asked meanwhile, and which sessions began in that way. */
export const passkeys: Migration = {
  async up(db) {
    await db.schema.createTable('passkeys', (table) => {
      textColumn(db, table, 'id').primary();
      textColumn(db, table, 'member_id').notNullable().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'credential_id').notNullable().unique('passkeys_by_credential');
      textColumn(db, table, 'name').notNullable();
      textColumn(db, table, 'public_key').notNullable();
      // Unsigned, of 32 bits.
      table.bigInteger('counter').notNullable().defaultTo(0);
      textColumn(db, table, 'created_at').notNullable();
      textColumn(db, table, 'last_used_at');
      textColumn(db, table, 'paused_at');
      table.index(['member_id', 'created_at'], 'passkeys_of_member');
    });
    await db.schema.createTable('passkey_challenges', (table) => {
      textColumn(db, table, 'challenge').primary();
      textColumn(db, table, 'purpose').notNullable().checkIn(['make', 'prove', 'logIn']);
      textColumn(db, table, 'member_id').references('users.id').onDelete('CASCADE').index();
      textColumn(db, table, 'created_at').notNullable();
      table.index(['created_at'], 'passkey_challenges_by_time');
    });
    await db.schema.createTable('passkey_offers', (table) => {
      textColumn(db, table, 'member_id').primary().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'declined_at');
    });
    // Not by Knex, which on SQLite rebuilds the table: dropping the old one would empty all that refers to it.
    await db.raw('alter table sessions add column is_strong boolean not null default false');
  },
  async down(db) {
    await db.raw('alter table sessions drop column is_strong');
    await db.schema.dropTable('passkey_offers');
    await db.schema.dropTable('passkey_challenges');
    await db.schema.dropTable('passkeys');
  },
};
