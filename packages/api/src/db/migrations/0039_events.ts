import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** Events, and who goes to them. Times are moments in UTC. */
export const events: Migration = {
  async up(db) {
    await db.schema.createTable('events', (table) => {
      textColumn(db, table, 'id').primary();
      // The name of an example, which has its words in catalogues.
      textColumn(db, table, 'example');
      for (const words of ['title', 'description', 'place', 'address', 'landmark', 'good_to_know'])
        textColumn(db, table, words).notNullable();
      textColumn(db, table, 'type').notNullable().checkIn(['dance', 'outing', 'concert']);
      textColumn(db, table, 'picture').notNullable();
      textColumn(db, table, 'zone').notNullable();
      textColumn(db, table, 'starts_at').notNullable();
      textColumn(db, table, 'ends_at').notNullable();
      textColumn(db, table, 'status').notNullable().checkIn(['planned', 'cancelled']);
      table.integer('changes').notNullable();
      textColumn(db, table, 'changed_at');
      table.check('ends_at > starts_at', [], 'events_end_after_start');
      table.check('(changes = 0) = (changed_at is null)', [], 'events_change_has_time');
      table.index(['starts_at', 'id'], 'events_by_start');
      table.index(['ends_at'], 'events_by_end');
    });
    await db.schema.createTable('event_goers', (table) => {
      textColumn(db, table, 'event_id').notNullable().references('events.id').onDelete('CASCADE');
      textColumn(db, table, 'user_id').notNullable().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'created_at').notNullable();
      // What they were reminded of: 0 of nothing, 1 a day before, 2 an hour before.
      table.integer('reminded').notNullable().defaultTo(0);
      table.primary(['event_id', 'user_id']);
      table.index(['user_id'], 'event_goers_by_user');
      table.check('reminded between 0 and 2', [], 'event_goers_reminded');
    });
  },
  async down(db) {
    await db.schema.dropTable('event_goers');
    await db.schema.dropTable('events');
  },
};
