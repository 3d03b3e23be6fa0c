import type { Knex } from 'knex';
import { isPostgres } from '../dialect.ts';

/** One step of the tables' history. A step that was released is never changed: the next step mends it. */
export interface Migration {
  up(db: Knex): Promise<void>;
  down(db: Knex): Promise<void>;
  /** Columns, as `table.column`, and tables whose rows this step changes or removes on purpose. */
  rewrites?: readonly string[];
}

/**
 * A column for text of any length that sorts byte by byte on every database: pages follow the order of times and
 * ids, and PostgreSQL would use the language of its server. New tables take this and not `table.string`.
 */
export const textColumn = (db: Knex, table: Knex.CreateTableBuilder, name: string): Knex.ColumnBuilder =>
  isPostgres(db) ? table.specificType(name, 'text collate "C"') : table.text(name);

/** When a row was deleted, and by whom, for tables whose rows stay. `name` is the table's. */
export function deletionColumns(db: Knex, table: Knex.CreateTableBuilder, name: string): void {
  textColumn(db, table, 'deleted_at');
  // Who is gone is forgotten; what they deleted stays deleted.
  textColumn(db, table, 'deleted_by').references('users.id').onDelete('SET NULL');
  table.check('deleted_at is not null or deleted_by is null', [], `${name}_deleter_has_time`);
  table.index(['deleted_by'], `${name}_by_deleter`, { predicate: db.whereNotNull('deleted_by') });
}
