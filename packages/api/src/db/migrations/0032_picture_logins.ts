import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** How members log in with pictures, each way on one device. It goes with the device. */
export const pictureLogins: Migration = {
  async up(db) {
    await db.schema.createTable('picture_logins', (table) => {
      textColumn(db, table, 'id').primary();
      textColumn(db, table, 'member_id').notNullable();
      textColumn(db, table, 'device_hash').notNullable();
      // Of the key alone: a device asks who is there before anybody has said who they are.
      textColumn(db, table, 'key_hash').notNullable();
      textColumn(db, table, 'secret_hash').notNullable();
      textColumn(db, table, 'made_at').notNullable();
      table.integer('tries_in_row').notNullable().defaultTo(0);
      table.integer('tries_in_all').notNullable().defaultTo(0);
      table.unique(['member_id', 'device_hash'], { indexName: 'picture_logins_by_device' });
      table.index(['key_hash'], 'picture_logins_by_key');
      table
        .foreign(['member_id', 'device_hash'])
        .references(['member_id', 'device_hash'])
        .inTable('member_devices')
        .onDelete('CASCADE');
    });
  },
  async down(db) {
    await db.schema.dropTable('picture_logins');
  },
};
