import { textColumn } from './columns.ts';
import type { Migration } from './index.ts';

/** Messages, and for each member one row a partner that says which message was the last. */
export const messages: Migration = {
  async up(db) {
    await db.schema.createTable('messages', (table) => {
      textColumn(table, 'id').primary();
      // The pair in one order, whoever writes, so that one index holds a conversation in the order of its time.
      textColumn(table, 'low_id').notNullable().references('users.id').onDelete('CASCADE');
      textColumn(table, 'high_id').notNullable().references('users.id').onDelete('CASCADE').index();
      textColumn(table, 'sender_id').notNullable();
      textColumn(table, 'receiver_id').notNullable();
      textColumn(table, 'content').notNullable();
      textColumn(table, 'created_at').notNullable();
      table.check('low_id < high_id', [], 'messages_pair_of_two');
      table.check(
        '(low_id = sender_id and high_id = receiver_id) or (low_id = receiver_id and high_id = sender_id)',
        [],
        'messages_pair_is_these',
      );
      table.index(['low_id', 'high_id', 'created_at', 'id'], 'messages_by_pair');
    });
    await db.schema.createTable('conversations', (table) => {
      textColumn(table, 'member_id').notNullable().references('users.id').onDelete('CASCADE');
      textColumn(table, 'partner_id').notNullable().references('users.id').onDelete('CASCADE').index();
      textColumn(table, 'last_message_id')
        .notNullable()
        .references('messages.id')
        .onDelete('CASCADE')
        .index();
      textColumn(table, 'last_at').notNullable();
      table.primary(['member_id', 'partner_id']);
      table.index(['member_id', 'last_at', 'last_message_id'], 'conversations_by_time');
    });
  },
  async down(db) {
    await db.schema.dropTable('conversations');
    await db.schema.dropTable('messages');
  },
};
