import type { Knex } from 'knex';

/**
 * Inserts `row` unless a row with the same key is there; answers whether it did. One statement, so that only one of
 * many at once succeeds. Not by catching an error: after one, PostgreSQL refuses the rest of the transaction.
 */
export async function insertIfAbsent(db: Knex, table: string, row: object): Promise<boolean> {
  const inserted: unknown[] = await db(table).insert(row).onConflict().ignore().returning('*');
  return inserted.length > 0;
}
