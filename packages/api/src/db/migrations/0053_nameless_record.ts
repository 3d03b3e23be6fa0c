import { isPostgres } from '../dialect.ts';
import type { Migration } from './columns.ts';

/**
 * The record names members by their ids alone: a line stays for good, and a username goes with its member. What refuses every change
 * of a line is off for this one.
 */
export const namelessRecord: Migration = {
  async up(db) {
    await db.raw(
      isPostgres(db)
        ? 'alter table moderation_record disable trigger moderation_record_no_change'
        : 'drop trigger moderation_record_no_update',
    );
    const lines = await db<{ id: string; act: string; details: string }>('moderation_record')
      .whereIn('act', ['gaveRole', 'gaveLink', 'tookPasskeys'])
      .select('id', 'details');
    for (const { id, details } of lines) {
      const ids = JSON.parse(details) as { username?: string };
      delete ids.username;
      await db('moderation_record')
        .where({ id })
        .update({ details: JSON.stringify(ids) });
    }
    await db.raw(
      isPostgres(db)
        ? 'alter table moderation_record enable trigger moderation_record_no_change'
        : `create trigger moderation_record_no_update before update on moderation_record
            begin select raise(abort, 'the record of moderation is never changed'); end`,
    );
  },
  // The names are gone.
  async down() {},
  rewrites: ['moderation_record.details'],
};
