import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** What comes of files, each under a key of its own, until they are ready: it counts as what a member has on its way. */
export const mediaArrivals: Migration = {
  async up(db) {
    await db.schema.createTable('media_arrivals', (table) => {
      textColumn(db, table, 'id').primary();
      textColumn(db, table, 'media_id').notNullable().references('media.id').onDelete('CASCADE');
      textColumn(db, table, 'owner_id').notNullable().references('users.id').onDelete('CASCADE');
      // Of a part; nothing where the whole file comes.
      table.integer('part_number');
      // What may come until it is here, then what came.
      table.bigInteger('byte_size').notNullable();
      // Known once it is here.
      textColumn(db, table, 'etag');
      textColumn(db, table, 'seen_at').notNullable();
      table.check('byte_size >= 0 and part_number > 0', [], 'media_arrivals_sizes_make_sense');
      table.index(['media_id'], 'media_arrivals_by_media');
      table.index(['owner_id'], 'media_arrivals_by_owner');
    });
    await db.raw('create index media_bytes_by_owner on media (owner_id, state, byte_size)');
    // What came whole under a former version and waits to be made ready. Parts of that time are not found anymore.
    await db.raw(`insert into media_arrivals (id, media_id, owner_id, byte_size, etag, seen_at)
      select distinct arrival, id, owner_id, coalesce(byte_size, 0), arrival, created_at from media
      where arrival is not null and state in ('waiting', 'processing')`);
  },
  async down(db) {
    await db.raw('drop index media_bytes_by_owner');
    await db.schema.dropTable('media_arrivals');
  },
};
