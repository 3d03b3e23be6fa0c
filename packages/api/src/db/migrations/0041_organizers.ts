import type { Knex } from 'knex';
import { isPostgres } from '../dialect.ts';
import type { Migration } from './columns.ts';

/**
 * The roles that there are. SQLite changes no check: a column with the new one takes the place of the old one. Not by a new table, which
 * would empty all that refers to this one.
 */
async function allowRoles(db: Knex, roles: string): Promise<void> {
  if (isPostgres(db)) {
    await db.raw('alter table users drop constraint users_role_check');
    await db.raw(`alter table users add constraint users_role_check check (role in (${roles}))`);
    return;
  }
  await db.raw('drop index moderators');
  await db.raw(
    `alter table users add column given_role text not null default 'member' check (given_role in (${roles}))`,
  );
  await db.raw('update users set given_role = role');
  await db.raw('alter table users drop column role');
  await db.raw('alter table users rename column given_role to role');
  await db.raw(`create index moderators on users (id) where role = 'moderator'`);
}

/** Those who make tournaments and events. */
export const organizers: Migration = {
  up: (db) => allowRoles(db, `'member', 'moderator', 'organizer'`),
  async down(db) {
    await db('users').where({ role: 'organizer' }).update({ role: 'member' });
    await allowRoles(db, `'member', 'moderator'`);
  },
};
