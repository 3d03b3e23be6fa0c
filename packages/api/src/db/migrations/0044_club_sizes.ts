import { isPostgres } from '../dialect.ts';
import { textColumn } from './columns.ts';
import type { Migration } from './columns.ts';

/**
 * A member counts in their clubs while their account is open. A club that is read does not count them: its number is stored, and triggers of
 * the database maintain it, whatever joins, leaves, closes, opens or deletes.
 */
export const clubSizes: Migration = {
  async up(db) {
    // Not by Knex, which on SQLite rebuilds the table.
    await db.raw('alter table club_members add column is_counted boolean not null default false');
    await db.raw(`update club_members set is_counted = true
      where exists (select 1 from users where users.id = club_members.user_id and users.closed_at is null)`);
    await db.schema.createTable('club_sizes', (table) => {
      textColumn(db, table, 'club_id').primary();
      table.integer('members').notNullable();
    });
    await db.raw(`insert into club_sizes (club_id, members)
      select club_id, count(*) from club_members where is_counted group by club_id`);
    for (const statement of isPostgres(db) ? ON_POSTGRES : ON_SQLITE) await db.raw(statement);
  },
  async down(db) {
    for (const [trigger, table] of TRIGGERS)
      await db.raw(`drop trigger if exists ${trigger} ${isPostgres(db) ? `on ${table}` : ''}`);
    if (isPostgres(db)) for (const name of FUNCTIONS) await db.raw(`drop function ${name}`);
    await db.schema.dropTable('club_sizes');
    await db.raw('alter table club_members drop column is_counted');
  },
};

const TRIGGERS = [
  ['club_members_counted', 'club_members'],
  ['club_members_added', 'club_members'],
  ['club_members_gone', 'club_members'],
  ['club_members_recounted', 'club_members'],
  ['users_recounted', 'users'],
] as const;
const FUNCTIONS = ['count_club_member', 'change_club_sizes', 'recount_member', 'recount_club'];

const IS_CLOSED_OR_OPENED = '(old.closed_at is null) <> (new.closed_at is null)';

const ON_SQLITE = [
  `create trigger club_members_added after insert on club_members begin
    update club_members set is_counted = true where club_id = new.club_id and user_id = new.user_id
      and exists (select 1 from users where users.id = new.user_id and users.closed_at is null);
  end`,
  `create trigger club_members_gone after delete on club_members when old.is_counted begin
    update club_sizes set members = members - 1 where club_id = old.club_id;
  end`,
  `create trigger club_members_recounted after update of is_counted on club_members
    when old.is_counted <> new.is_counted begin
    insert into club_sizes (club_id, members)
      select new.club_id, 0 where not exists (select 1 from club_sizes where club_id = new.club_id);
    update club_sizes set members = members + new.is_counted - old.is_counted where club_id = new.club_id;
  end`,
  `create trigger users_recounted after update of closed_at on users when ${IS_CLOSED_OR_OPENED} begin
    update club_members set is_counted = new.closed_at is null where user_id = new.id;
  end`,
];

/**
 * Whoever joins while their account is closed waits for that, or is waited for: the row of the member is locked. Closing changes the
 * numbers with its commit, when it waits for nothing else anymore, and clubs in one order: so two transactions never deadlock.
 */
const ON_POSTGRES = [
  `create function count_club_member() returns trigger language plpgsql as $$ begin
    select closed_at is null into new.is_counted from users where id = new.user_id for share;
    new.is_counted := coalesce(new.is_counted, false);
    return new;
  end $$`,
  `create trigger club_members_counted before insert on club_members
    for each row execute function count_club_member()`,

  // Many at once, of a set that is brought in, change a number once.
  `create function change_club_sizes() returns trigger language plpgsql as $$ begin
    insert into club_sizes (club_id, members)
      select club_id, case tg_op when 'INSERT' then count(*) else -count(*) end
      from changed where is_counted group by club_id order by club_id
      on conflict (club_id) do update set members = club_sizes.members + excluded.members;
    return null;
  end $$`,
  `create trigger club_members_added after insert on club_members
    referencing new table as changed for each statement execute function change_club_sizes()`,
  `create trigger club_members_gone after delete on club_members
    referencing old table as changed for each statement execute function change_club_sizes()`,

  `create function recount_member() returns trigger language plpgsql as $$ declare club text; begin
    for club in select club_id from club_members where user_id = new.id order by club_id loop
      update club_members set is_counted = new.closed_at is null where club_id = club and user_id = new.id;
    end loop;
    return null;
  end $$`,
  `create trigger users_recounted after update of closed_at on users
    for each row when (${IS_CLOSED_OR_OPENED}) execute function recount_member()`,

  `create function recount_club() returns trigger language plpgsql as $$ begin
    insert into club_sizes (club_id, members) values (new.club_id, case when new.is_counted then 1 else -1 end)
      on conflict (club_id) do update set members = club_sizes.members + excluded.members;
    return null;
  end $$`,
  `create constraint trigger club_members_recounted after update of is_counted on club_members
    deferrable initially deferred
    for each row when (old.is_counted <> new.is_counted) execute function recount_club()`,
];
