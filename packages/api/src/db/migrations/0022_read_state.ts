import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** Whether a member shows friends what they have read and that they write, and how far each has read with each partner. */
export const readState: Migration = {
  async up(db) {
    for (const column of COLUMNS)
      await db.raw(`alter table users add column ${column} boolean not null default false`);
    await db.schema.createTable('message_reads', (table) => {
      textColumn(db, table, 'member_id').notNullable().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'partner_id').notNullable().references('users.id').onDelete('CASCADE').index();
      // Not a key of a message: how far somebody has read stays, whatever becomes of that message.
      textColumn(db, table, 'message_id').notNullable();
      textColumn(db, table, 'sent_at').notNullable();
      table.primary(['member_id', 'partner_id']);
    });
  },
  async down(db) {
    await db.schema.dropTable('message_reads');
    for (const column of COLUMNS) await db.raw(`alter table users drop column ${column}`);
  },
};

/** Not by Knex, which on SQLite rebuilds the table: dropping the old one would empty all that refers to it. */
const COLUMNS = ['is_read_shown', 'is_typing_shown'];
