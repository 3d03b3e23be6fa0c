import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** What happened that is about a member, numbered for each without gaps, as long as somebody may go on from there. */
export const liveEvents: Migration = {
  async up(db) {
    await db.schema.createTable('live_places', (table) => {
      textColumn(db, table, 'member_id').primary().references('users.id').onDelete('CASCADE');
      table.bigInteger('last').notNullable();
    });
    await db.raw(`create index moderators on users (id) where role = 'moderator'`);
    await db.schema.createTable('live_events', (table) => {
      textColumn(db, table, 'member_id').notNullable().references('users.id').onDelete('CASCADE');
      table.bigInteger('place').notNullable();
      textColumn(db, table, 'name').notNullable();
      textColumn(db, table, 'data').notNullable();
      textColumn(db, table, 'created_at').notNullable();
      table.primary(['member_id', 'place']);
      table.index(['created_at'], 'live_events_by_time');
    });
  },
  async down(db) {
    await db.schema.dropTable('live_events');
    await db.schema.dropTable('live_places');
    await db.raw('drop index moderators');
  },
};
