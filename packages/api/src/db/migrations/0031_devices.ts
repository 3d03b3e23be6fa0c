import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

const OF_SESSIONS = ['browser', 'system', 'device_hash', 'confirmed_at'];

/** On what members are logged in, in families alone, and the devices on which each has logged in before. */
export const devices: Migration = {
  async up(db) {
    await db.schema.alterTable('sessions', (table) => {
      for (const name of OF_SESSIONS) textColumn(db, table, name);
    });
    await db.schema.createTable('member_devices', (table) => {
      textColumn(db, table, 'member_id').notNullable().references('users.id').onDelete('CASCADE');
      // Of the member and the key: two members of one device have two.
      textColumn(db, table, 'device_hash').notNullable();
      textColumn(db, table, 'made_at').notNullable();
      textColumn(db, table, 'used_at').notNullable();
      table.primary(['member_id', 'device_hash']);
      table.index(['used_at'], 'member_devices_by_use');
    });
  },
  async down(db) {
    await db.schema.dropTable('member_devices');
    await db.schema.alterTable('sessions', (table) => table.dropColumns(...OF_SESSIONS));
  },
};
