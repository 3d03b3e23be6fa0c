import type { Knex } from 'knex';
import { isPostgres } from '../dialect.ts';
import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

const KINDS = ['post', 'comment', 'message', 'profile', 'picture'];
const REASONS = ['mean', 'money', 'bodies', 'scary', 'other'];
const RULES = ['beKind', 'noMoney', 'noBodies', 'noScaring', 'noPrivateFacts', 'beYourself'];
const ACTIONS = ['keep', 'hide', 'warn', 'pause1', 'pause7', 'close'];
const TABLES = ['moderation_record', 'appeals', 'moderation_decisions', 'reports', 'moderation_cases'];

/** Reports, the cases they make, what moderators decide, and a record of it that nobody can change. */
export const moderation: Migration = {
  async up(db) {
    await addColumns(db);
    await createCases(db);
    await createReports(db);
    await createDecisions(db);
    await createAppeals(db);
    await createRecord(db);
  },
  async down(db) {
    for (const table of TABLES) await db.schema.dropTable(table);
    if (isPostgres(db)) await db.raw('drop function refuse_change()');
    await db.raw('drop index media_by_deleter');
    for (const column of ['deleted_by', 'deleted_at'])
      await db.raw(`alter table media drop column ${column}`);
    for (const column of ['closed_at', 'paused_until'])
      await db.raw(`alter table users drop column ${column}`);
  },
};

/** Not by Knex, which on SQLite rebuilds the table: dropping the old one would empty all that refers to it. */
async function addColumns(db: Knex): Promise<void> {
  const text = isPostgres(db) ? 'text collate "C"' : 'text';
  for (const column of ['paused_until', 'closed_at'])
    await db.raw(`alter table users add column ${column} ${text}`);
  await db.raw(`alter table media add column deleted_at ${text}`);
  await db.raw(`alter table media add column deleted_by ${text} references users (id) on delete set null`);
  await db.raw('create index media_by_deleter on media (deleted_by) where deleted_by is not null');
}

/** One open case for each thing; those of appeals stand beside. `place` is where it stands in its queue, as text. */
async function createCases(db: Knex): Promise<void> {
  await db.schema.createTable('moderation_cases', (table) => {
    textColumn(db, table, 'id').primary();
    textColumn(db, table, 'list').notNullable().checkIn(['reports', 'newAccounts', 'appeals']);
    textColumn(db, table, 'subject_kind').notNullable().checkIn(KINDS);
    textColumn(db, table, 'subject_id').notNullable();
    textColumn(db, table, 'owner_id').notNullable().references('users.id').onDelete('CASCADE');
    textColumn(db, table, 'content').notNullable();
    // JSON.
    textColumn(db, table, 'reasons').notNullable();
    textColumn(db, table, 'signals').notNullable();
    table.integer('urgency').notNullable();
    textColumn(db, table, 'place').notNullable();
    textColumn(db, table, 'opened_at').notNullable();
    textColumn(db, table, 'closed_at');
    table.integer('version').notNullable();
    table.index(['owner_id'], 'cases_by_owner');
    table.index(['subject_kind', 'subject_id', 'closed_at'], 'cases_by_subject');
  });
  await db.raw('create index cases_waiting on moderation_cases (list, place) where closed_at is null');
  await db.raw(`create unique index cases_open on moderation_cases (subject_kind, subject_id)
    where closed_at is null and list <> 'appeals'`);
}

const createReports = (db: Knex) =>
  db.schema.createTable('reports', (table) => {
    textColumn(db, table, 'id').primary();
    textColumn(db, table, 'case_id').notNullable().references('moderation_cases.id').onDelete('CASCADE');
    // Who leaves is forgotten; what they reported is not.
    textColumn(db, table, 'reporter_id').references('users.id').onDelete('SET NULL');
    textColumn(db, table, 'subject_kind').notNullable().checkIn(KINDS);
    textColumn(db, table, 'subject_id').notNullable();
    textColumn(db, table, 'reason').notNullable().checkIn(REASONS);
    textColumn(db, table, 'words').notNullable();
    textColumn(db, table, 'state').notNullable().checkIn(['waiting', 'kept', 'removed']);
    textColumn(db, table, 'created_at').notNullable();
    textColumn(db, table, 'answered_at');
    table.unique(['reporter_id', 'subject_kind', 'subject_id'], { indexName: 'reports_once' });
    table.index(['reporter_id', 'created_at', 'id'], 'reports_by_reporter');
    table.index(['case_id', 'created_at', 'id'], 'reports_by_case');
    table.index(['created_at'], 'reports_by_time');
  });

const createDecisions = (db: Knex) =>
  db.schema.createTable('moderation_decisions', (table) => {
    textColumn(db, table, 'id').primary();
    textColumn(db, table, 'case_id').notNullable().references('moderation_cases.id').onDelete('CASCADE');
    textColumn(db, table, 'owner_id').notNullable().references('users.id').onDelete('CASCADE');
    textColumn(db, table, 'moderator_id').notNullable().references('users.id').onDelete('CASCADE');
    textColumn(db, table, 'action').notNullable().checkIn(ACTIONS);
    textColumn(db, table, 'rule').checkIn(RULES);
    textColumn(db, table, 'subject_kind').notNullable().checkIn(KINDS);
    textColumn(db, table, 'subject_id').notNullable();
    textColumn(db, table, 'excerpt').notNullable();
    textColumn(db, table, 'until');
    textColumn(db, table, 'created_at').notNullable();
    textColumn(db, table, 'undone_at');
    textColumn(db, table, 'told_at');
    // JSON: what was taken from a profile.
    textColumn(db, table, 'taken');
    table.check(`action = 'keep' or rule is not null`, [], 'decisions_name_a_rule');
    table.index(['owner_id', 'created_at', 'id'], 'decisions_by_owner');
    table.index(['owner_id', 'told_at'], 'decisions_told');
    table.index(['case_id'], 'decisions_by_case');
    table.index(['moderator_id'], 'decisions_by_moderator');
    table.index(['created_at'], 'decisions_by_time');
  });

const createAppeals = (db: Knex) =>
  db.schema.createTable('appeals', (table) => {
    // That of its case in the list of appeals.
    textColumn(db, table, 'id').primary().references('moderation_cases.id').onDelete('CASCADE');
    textColumn(db, table, 'decision_id')
      .notNullable()
      .unique('appeals_once')
      .references('moderation_decisions.id')
      .onDelete('CASCADE');
    textColumn(db, table, 'words').notNullable();
    textColumn(db, table, 'created_at').notNullable();
    textColumn(db, table, 'outcome').checkIn(['keep', 'undo']);
    textColumn(db, table, 'answered_at');
    textColumn(db, table, 'answered_by').references('users.id').onDelete('SET NULL');
    table.index(['answered_by'], 'appeals_by_answerer');
  });

/** Without foreign keys: a key that is emptied or taken along would be a change. */
async function createRecord(db: Knex): Promise<void> {
  await db.schema.createTable('moderation_record', (table) => {
    textColumn(db, table, 'id').primary();
    textColumn(db, table, 'moderator_id').notNullable();
    textColumn(db, table, 'act').notNullable();
    textColumn(db, table, 'case_id');
    textColumn(db, table, 'details').notNullable();
    textColumn(db, table, 'created_at').notNullable();
    table.index(['case_id', 'created_at', 'id'], 'record_by_case');
    table.index(['created_at', 'id'], 'record_by_time');
  });
  for (const statement of isPostgres(db) ? REFUSE_ON_POSTGRES : REFUSE_ON_SQLITE) await db.raw(statement);
}

const REFUSE_ON_SQLITE = ['update', 'delete'].map(
  (change) => `create trigger moderation_record_no_${change} before ${change} on moderation_record
    begin select raise(abort, 'the record of moderation is never changed'); end`,
);

const REFUSE_ON_POSTGRES = [
  `create function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'the record of moderation is never changed'; end $$`,
  `create trigger moderation_record_no_change before update or delete or truncate on moderation_record
    for each statement execute function refuse_change()`,
];
