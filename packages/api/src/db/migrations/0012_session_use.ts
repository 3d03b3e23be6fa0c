import { textColumn } from './columns.ts';
import type { Migration } from './index.ts';

/** When a session was last used, to the hour. Those that are there count as used now: nobody is logged out by it. */
export const sessionUse: Migration = {
  async up(db) {
    await db.schema.alterTable('sessions', (table) => {
      textColumn(db, table, 'last_used_at').notNullable().defaultTo('');
    });
    await db('sessions').update({ last_used_at: new Date().toISOString() });
  },
  async down(db) {
    await db.raw('alter table sessions drop column last_used_at');
  },
};
