import { nameKeys } from '@friendbase/contract';
import { isPostgres } from '../dialect.ts';
import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/**
 * Who finds a member, and what their names are found by. What everybody may find has an index of its own. By the contract's
 * rule as it is: whoever changes that writes all words again, in a step of its own.
 */
export const findPeople: Migration = {
  async up(db) {
    // Not by Knex, which on SQLite rebuilds the table: dropping the old one would empty all that refers to it.
    await db.raw(`alter table users add column findable_by text ${isPostgres(db) ? 'collate "C"' : ''}
      not null default 'friendsOfFriends' check (findable_by in ('everybody', 'friendsOfFriends', 'nobody'))`);
    await db.schema.createTable('name_words', (table) => {
      textColumn(db, table, 'member_id').notNullable().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'word').notNullable();
      table.boolean('is_open').notNullable();
      table.primary(['member_id', 'word']);
    });
    await db.raw('create index name_words_open on name_words (word, member_id) where is_open');
    // By the id, so that a member of a large community is read once.
    for (let after: string | undefined = ''; after !== undefined;) {
      const members: { id: string; displayName: string }[] = await db('users')
        .where('id', '>', after)
        .orderBy('id')
        .limit(MEMBERS_A_STATEMENT)
        .select('id', 'displayName');
      const rows = members.flatMap(({ id, displayName }) =>
        nameKeys(displayName).map((word) => ({ memberId: id, word, isOpen: false })),
      );
      if (rows.length > 0) await db.batchInsert('name_words', rows, ROWS_A_STATEMENT);
      after = members.at(-1)?.id;
    }
  },
  async down(db) {
    await db.schema.dropTable('name_words');
    await db.raw('alter table users drop column findable_by');
  },
};

const MEMBERS_A_STATEMENT = 500;
const ROWS_A_STATEMENT = 300;
