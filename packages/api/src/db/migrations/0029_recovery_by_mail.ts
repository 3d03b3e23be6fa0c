import type { Knex } from 'knex';
import { isPostgres } from '../dialect.ts';
import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** A third way to a new password: a mail, with a number for the browser that asked for it. */
export const recoveryByMail: Migration = {
  async up(db) {
    await changeWays(db, ['card', 'link', 'mail']);
    await db.schema.alterTable('recoveries', (table) => {
      textColumn(db, table, 'ticket_hash');
      textColumn(db, table, 'code_hash');
      table.integer('tries').notNullable().defaultTo(0);
      table.unique(['ticket_hash'], { indexName: 'recoveries_by_ticket' });
    });
  },
  async down(db) {
    await db('recoveries').where({ way: 'mail' }).delete();
    await db.schema.alterTable('recoveries', (table) => {
      table.dropUnique(['ticket_hash'], 'recoveries_by_ticket');
      table.dropColumns('ticket_hash', 'code_hash', 'tries');
    });
    await changeWays(db, ['card', 'link']);
  },
};

/** SQLite cannot change a check: a column that has the new one takes the place of the old. */
async function changeWays(db: Knex, ways: readonly string[]): Promise<void> {
  const listed = ways.map((way) => `'${way}'`).join(', ');
  if (isPostgres(db)) {
    await db.raw('alter table recoveries drop constraint recoveries_way_check');
    await db.raw(`alter table recoveries add constraint recoveries_way_check check (way in (${listed}))`);
    return;
  }
  await db.raw(
    `alter table recoveries add column way_now text not null default 'link' check (way_now in (${listed}))`,
  );
  await db.raw('update recoveries set way_now = way');
  await db.raw('alter table recoveries drop column way');
  await db.raw('alter table recoveries rename column way_now to way');
}
