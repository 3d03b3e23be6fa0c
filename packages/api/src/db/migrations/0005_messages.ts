import { deletionColumns, textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** Messages, and for each member one row a partner that says which message was the last. */
export const messages: Migration = {
  async up(db) {
    await db.schema.createTable('messages', (table) => {
      textColumn(db, table, 'id').primary();
      // The pair in one order, whoever writes, so that one index holds a conversation in the order of its time.
      textColumn(db, table, 'low_id').notNullable().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'high_id').notNullable().references('users.id').onDelete('CASCADE').index();
      textColumn(db, table, 'sender_id').notNullable();
      textColumn(db, table, 'receiver_id').notNullable();
      textColumn(db, table, 'content').notNullable();
      textColumn(db, table, 'created_at').notNullable();
      deletionColumns(db, table, 'messages');
      table.check('low_id < high_id', [], 'messages_pair_of_two');
      table.check(
        '(low_id = sender_id and high_id = receiver_id) or (low_id = receiver_id and high_id = sender_id)',
        [],
        'messages_pair_is_these',
      );
      table.index(['low_id', 'high_id', 'created_at', 'id'], 'messages_by_pair');
    });
    await db.schema.createTable('conversations', (table) => {
      textColumn(db, table, 'member_id').notNullable().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'partner_id').notNullable().references('users.id').onDelete('CASCADE').index();
      textColumn(db, table, 'last_message_id')
        .notNullable()
        .references('messages.id')
        .onDelete('CASCADE')
        .index();
      textColumn(db, table, 'last_at').notNullable();
      table.primary(['member_id', 'partner_id']);
      table.index(['member_id', 'last_at', 'last_message_id'], 'conversations_by_time');
    });
  },
  async down(db) {
    await db.schema.dropTable('conversations');
    await db.schema.dropTable('messages');
  },
};
