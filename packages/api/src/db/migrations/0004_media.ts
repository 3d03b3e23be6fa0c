import type { Knex } from 'knex';
import { isPostgres } from '../dialect.ts';
import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** Pictures and videos, the posts that carry them, and the members' own pictures. */
export const media: Migration = {
  async up(db) {
    await createMedia(db);
    await db.schema.createTable('post_media', (table) => {
      textColumn(db, table, 'post_id').notNullable().references('posts.id').onDelete('CASCADE');
      table.integer('place').notNullable();
      textColumn(db, table, 'media_id').notNullable().references('media.id').onDelete('CASCADE');
      textColumn(db, table, 'description').notNullable();
      table.primary(['post_id', 'place']);
      table.check('place >= 0', [], 'post_media_place_not_negative');
      // Who may see a file follows from the posts that carry it.
      table.index(['media_id', 'post_id'], 'post_media_by_media');
    });
    // Not by Knex, which on SQLite rebuilds the table: dropping the old one would empty all that refers to it.
    // Deferred, as a member and their picture refer to each other.
    await db.raw(`alter table users add column avatar_media_id text ${isPostgres(db) ? 'collate "C"' : ''}
      references media (id) on delete set null deferrable initially deferred`);
    await db.raw('create index users_by_avatar on users (avatar_media_id)');
  },
  async down(db) {
    await db.raw('drop index users_by_avatar');
    await db.raw('alter table users drop column avatar_media_id');
    await db.schema.dropTable('post_media');
    await db.schema.dropTable('media');
  },
};

const createMedia = (db: Knex) =>
  db.schema.createTable('media', (table) => {
    textColumn(db, table, 'id').primary();
    textColumn(db, table, 'owner_id').notNullable().references('users.id').onDelete('CASCADE');
    textColumn(db, table, 'state').notNullable().checkIn(['waiting', 'processing', 'ready', 'failed']);
    // Known once the file has come and was checked.
    textColumn(db, table, 'kind').checkIn(['image', 'video']);
    table.bigInteger('byte_size');
    textColumn(db, table, 'mime_type');
    table.integer('width');
    table.integer('height');
    table.integer('duration_ms');
    textColumn(db, table, 'description').notNullable().defaultTo('');
    textColumn(db, table, 'created_at').notNullable();
    table.check(
      `state <> 'ready' or (kind is not null and byte_size is not null and mime_type is not null)`,
      [],
      'media_ready_is_known',
    );
    table.check(
      'byte_size >= 0 and width > 0 and height > 0 and duration_ms >= 0',
      [],
      'media_sizes_make_sense',
    );
    table.index(['owner_id', 'created_at', 'id'], 'media_by_owner');
  });
