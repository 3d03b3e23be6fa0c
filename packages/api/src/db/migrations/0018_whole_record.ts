import { isPostgres } from '../dialect.ts';
import type { Migration } from './columns.ts';

/**
 * On SQLite `insert or replace` takes a row away without a delete that a trigger would see: by its key or by its rowid.
 * PostgreSQL has no such insert; its `on conflict do update` is an update, which is refused before.
 */
export const wholeRecord: Migration = {
  async up(db) {
    if (isPostgres(db)) return;
    await db.raw(`create trigger moderation_record_no_replace before insert on moderation_record
      when exists (select 1 from moderation_record where id = new.id or rowid = new.rowid)
      begin select raise(abort, 'the record of moderation is never changed'); end`);
  },
  async down(db) {
    if (!isPostgres(db)) await db.raw('drop trigger moderation_record_no_replace');
  },
};
