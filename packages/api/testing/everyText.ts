import type { Knex } from 'knex';
import { isPostgres } from '../src/db/dialect.ts';

interface Column {
  table: string;
  name: string;
}

/** Every column of every table of ours. */
export async function everyColumn(db: Knex): Promise<Column[]> {
  const columns = isPostgres(db)
    ? await db.raw<{ table: string; name: string }[]>(
        `select table_name as "table", column_name as name from information_schema.columns where table_schema = 'public'`,
      )
    : await db.raw<{ table: string; name: string }[]>(
        `select sqlite_master.name as "table", columns.name as name
        from sqlite_master join pragma_table_info(sqlite_master.name) columns where sqlite_master.type = 'table'`,
      );
  return columns.filter(({ table }) => !/^(?:sqlite_|knex_)/.test(table));
}

/** Where a text stands in any row of any table, whatever its letter case: as `table.column`. */
export async function findText(db: Knex, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table, name } of await everyColumn(db)) {
    const rows = await db.raw<object[]>(
      `select 1 from "${table}" where lower(cast("${name}" as text)) like ? limit 1`,
      [`%${text.toLowerCase()}%`],
    );
    if (rows.length > 0) found.push(`${table}.${name}`);
  }
  return found.sort();
}

/** Columns that refer to a member by a key. */
export async function memberKeysOf(db: Knex): Promise<string[]> {
  const keys = isPostgres(db)
    ? await db.raw<{ column: string }[]>(
        `select use.table_name || '.' || use.column_name as "column"
        from information_schema.table_constraints keys
        join information_schema.key_column_usage use on use.constraint_name = keys.constraint_name
        join information_schema.constraint_column_usage target on target.constraint_name = keys.constraint_name
        where keys.constraint_type = 'FOREIGN KEY' and target.table_name = 'users'`,
      )
    : await db.raw<{ column: string }[]>(
        `select sqlite_master.name || '.' || keys."from" as "column"
        from sqlite_master join pragma_foreign_key_list(sqlite_master.name) keys
        where sqlite_master.type = 'table' and keys."table" = 'users'`,
      );
  return keys.map(({ column }) => column).sort();
}
