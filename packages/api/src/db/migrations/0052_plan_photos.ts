import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** Pictures of what organizers make. A file that goes takes its row along: the drawing is shown again. */
export const planPhotos: Migration = {
  async up(db) {
    await db.schema.createTable('plan_photos', (table) => {
      textColumn(db, table, 'plan_id').primary().references('plans.id').onDelete('CASCADE');
      textColumn(db, table, 'media_id').notNullable().references('media.id').onDelete('CASCADE');
      textColumn(db, table, 'description').notNullable();
      table.index(['media_id'], 'plan_photos_by_media');
    });
  },
  async down(db) {
    await db.schema.dropTable('plan_photos');
  },
};
