import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** Mails that are to be sent, and which email addresses are known to be their members'. */
export const mails: Migration = {
  async up(db) {
    await db.schema.createTable('mails', (table) => {
      textColumn(db, table, 'id').primary();
      textColumn(db, table, 'about').notNullable();
      textColumn(db, table, 'address').notNullable();
      // Nobody's where an address was typed: whose it is, is found out when the mail is sent.
      textColumn(db, table, 'member_id').references('users.id').onDelete('CASCADE').index('mails_of_member');
      // Of the browser that asked for a number.
      textColumn(db, table, 'ticket_hash');
      textColumn(db, table, 'message_id').notNullable();
      textColumn(db, table, 'created_at').notNullable();
      textColumn(db, table, 'due_at').notNullable();
      table.integer('tries').notNullable().defaultTo(0);
      table.index(['due_at'], 'mails_due');
    });
    await db.schema.createTable('email_confirmations', (table) => {
      // One a member: a newer one takes its place.
      textColumn(db, table, 'member_id').primary().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'token_hash').notNullable().unique('email_confirmations_by_token');
      textColumn(db, table, 'email_key').notNullable();
      textColumn(db, table, 'expires_at').notNullable();
      table.index(['expires_at'], 'email_confirmations_by_time');
    });
    await db.schema.alterTable('users', (table) => void textColumn(db, table, 'email_confirmed_at'));
  },
  async down(db) {
    await db.schema.alterTable('users', (table) => table.dropColumn('email_confirmed_at'));
    await db.schema.dropTable('email_confirmations');
    await db.schema.dropTable('mails');
  },
};
