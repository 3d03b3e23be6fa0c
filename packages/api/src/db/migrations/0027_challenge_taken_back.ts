import type { Knex } from 'knex';
import { isPostgres } from '../dialect.ts';
import type { Migration } from './columns.ts';

/** The kind of challenge can be taken back. */
export const challengeTakenBack: Migration = {
  async up(db) {
    if (isPostgres(db)) await db.raw('alter table users alter column challenge_type drop not null');
    else await renew(db, '');
  },
  async down(db) {
    await db.raw(`update users set challenge_type = 'caregiver' where challenge_type is null`);
    if (isPostgres(db)) await db.raw('alter table users alter column challenge_type set not null');
    else await renew(db, `not null default 'caregiver'`);
  },
};

/** SQLite cannot change a column. Nor is the table rebuilt: dropping the old one would empty all that refers to it. */
async function renew(db: Knex, constraint: string): Promise<void> {
  await db.raw(`alter table users add column challenge text ${constraint}
    check (challenge in ('developmental', 'cognitive', 'mental_health', 'caregiver'))`);
  await db.raw('update users set challenge = challenge_type');
  await db.raw('alter table users drop column challenge_type');
  await db.raw('alter table users rename column challenge to challenge_type');
}
