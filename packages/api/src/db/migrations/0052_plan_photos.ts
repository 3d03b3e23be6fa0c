import { isPostgres } from '../dialect.ts';
import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/**
 * Pictures of what organizers make, and which of them a member has redeemed. A file that goes takes its row along: the drawing is shown
 * again.
 */
export const planPhotos: Migration = {
  async up(db) {
    await db.schema.createTable('plan_photos', (table) => {
      textColumn(db, table, 'plan_id').notNullable().references('plans.id').onDelete('CASCADE');
      textColumn(db, table, 'purpose').notNullable().checkIn(['card', 'content']);
      textColumn(db, table, 'media_id').notNullable().references('media.id').onDelete('CASCADE');
      textColumn(db, table, 'description').notNullable();
      table.primary(['plan_id', 'purpose']);
      table.index(['media_id'], 'plan_photos_by_media');
    });
    // Not by Knex, which on SQLite makes the table anew.
    await db.raw(
      `alter table redemptions add column media_id text ${isPostgres(db) ? 'collate "C"' : ''} references media (id) on delete set null`,
    );
    await db.raw('create index redemptions_by_media on redemptions (media_id)');
  },
  async down(db) {
    await db.raw('drop index redemptions_by_media');
    await db.raw('alter table redemptions drop column media_id');
    await db.schema.dropTable('plan_photos');
  },
};
