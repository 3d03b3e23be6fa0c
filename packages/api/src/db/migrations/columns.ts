import type { Knex } from 'knex';
import { isPostgres } from '../dialect.ts';

/**
 * A column for text of any length that sorts byte by byte on every database: pages follow the order of times and
 * ids, and PostgreSQL would use the language of its server. New tables take this and not `table.string`.
 */
export const textColumn = (db: Knex, table: Knex.CreateTableBuilder, name: string): Knex.ColumnBuilder =>
  isPostgres(db) ? table.specificType(name, 'text collate "C"') : table.text(name);
