import { isPostgres } from '../dialect.ts';
import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/**
 * Pictures of what organizers make, of which kind that is, and which of them a member has redeemed. A file that goes takes
 * its row along: the drawing is shown again.
 */
export const planPhotos: Migration = {
  async up(db) {
    await db.schema.createTable('plan_photos', (table) => {
      textColumn(db, table, 'plan_id').notNullable().references('plans.id').onDelete('CASCADE');
      textColumn(db, table, 'purpose').notNullable().checkIn(['card', 'content', 'part']);
      textColumn(db, table, 'media_id').notNullable().references('media.id').onDelete('CASCADE');
      textColumn(db, table, 'description').notNullable();
      table.integer('place').notNullable();
      table.primary(['plan_id', 'purpose', 'place']);
      table.index(['media_id'], 'plan_photos_by_media');
    });
    // Not by Knex, which on SQLite rebuilds the table.
    await db.raw(
      `alter table redemptions add column media_id text ${isPostgres(db) ? 'collate "C"' : ''} references media (id) on delete set null`,
    );
    await db.raw('create index redemptions_by_media on redemptions (media_id)');
    await db.raw(`alter table plans add column kind text ${isPostgres(db) ? 'collate "C"' : ''}`);
    const kind = isPostgres(db)
      ? "draft::json -> 'details' ->> 'kind'"
      : "json_extract(draft, '$.details.kind')";
    await db.raw(`update plans set kind = ${kind}`);
    await db.raw('create index plans_by_kind on plans (kind, state, created_at, id)');
  },
  async down(db) {
    await db.raw('drop index plans_by_kind');
    await db.raw('alter table plans drop column kind');
    await db.raw('drop index redemptions_by_media');
    await db.raw('alter table redemptions drop column media_id');
    await db.schema.dropTable('plan_photos');
  },
};
