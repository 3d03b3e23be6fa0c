import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** What came for each member, one row for all that is about one thing, and what each wants to be told. */
export const notifications: Migration = {
  async up(db) {
    await db.schema.createTable('notifications', (table) => {
      textColumn(db, table, 'member_id').notNullable().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'id').notNullable();
      textColumn(db, table, 'kind').notNullable();
      textColumn(db, table, 'thing_id').notNullable();
      textColumn(db, table, 'actor_id').references('users.id').onDelete('SET NULL');
      textColumn(db, table, 'created_at').notNullable();
      textColumn(db, table, 'seen_at');
      table.primary(['member_id', 'id']);
      table.index(['member_id', 'created_at', 'id'], 'notifications_by_time');
      table.index(['member_id', 'created_at'], 'notifications_unseen', {
        predicate: db.whereNull('seen_at'),
      });
      table.index(['created_at'], 'notifications_by_age');
      table.index(['actor_id'], 'notifications_by_actor');
    });
    // Who waits for an answer since before there was a list.
    await db.raw(`
      insert into notifications (member_id, id, kind, thing_id, actor_id, created_at)
      select friend_id, 'request-' || user_id, 'request', user_id, user_id, asked_at
      from friendships where status = 'pending' and asked_at is not null`);
    await db.schema.createTable('notification_settings', (table) => {
      textColumn(db, table, 'member_id').primary().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'unwanted').notNullable();
      table.boolean('is_friends_only').notNullable();
      table.integer('quiet_from');
      table.integer('quiet_until');
      textColumn(db, table, 'quiet_zone');
    });
  },
  async down(db) {
    await db.schema.dropTable('notification_settings');
    await db.schema.dropTable('notifications');
  },
};
