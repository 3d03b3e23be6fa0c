import type { Knex } from 'knex';
import { migrationSourceOf } from '../src/db/migrations/index.ts';

/** The first step of the tables before they were rebuilt, as far as a start looks at it. */
const FORMER_STEPS = {
  '0001_members': {
    async up(db: Knex) {
      await db.schema.createTable('users', (table) => table.string('id').primary());
      await db('users').insert({ id: 'ann-id' });
    },
    async down() {},
  },
};

/** Makes a database as the version before made it. */
export const makeFormer = (db: Knex): Promise<unknown> =>
  db.migrate.latest({ migrationSource: migrationSourceOf(FORMER_STEPS) });

export const FORMER_REFUSED =
  'this database was made by an earlier version of FriendBase, and this version cannot use it. ' +
  'Move it away, or name a new place. Nothing was changed.';
