import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/** What members write to who looks after the place. `place` is where it stands among those that wait, as text. */
export const letters: Migration = {
  async up(db) {
    await db.schema.createTable('letters', (table) => {
      textColumn(db, table, 'id').primary();
      textColumn(db, table, 'member_id').notNullable().references('users.id').onDelete('CASCADE');
      textColumn(db, table, 'topic').checkIn(['broken', 'question', 'worried']);
      textColumn(db, table, 'words').notNullable();
      textColumn(db, table, 'place').notNullable();
      textColumn(db, table, 'created_at').notNullable();
      textColumn(db, table, 'answer');
      textColumn(db, table, 'answered_at');
      textColumn(db, table, 'answered_by').references('users.id').onDelete('SET NULL');
      table.check('(answer is null) = (answered_at is null)', [], 'letters_answer_has_time');
      table.index(['place'], 'letters_waiting', { predicate: db.whereNull('answered_at') });
      table.index(['member_id'], 'letters_by_member');
      table.index(['answered_by'], 'letters_by_answerer');
      table.index(['answered_at', 'created_at'], 'letters_by_age');
    });
  },
  async down(db) {
    await db.schema.dropTable('letters');
  },
};
