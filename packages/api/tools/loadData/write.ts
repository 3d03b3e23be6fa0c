import type { Knex } from 'knex';
import { slicesOf } from '../../src/db/slices.ts';
import { transact } from '../../src/db/transact.ts';
import type { Table } from './tables.ts';

/** Inserts touch pages all over an index: larger transactions write each page less often. */
export const STATEMENTS_A_TRANSACTION = 50;

interface Watch {
  signal: AbortSignal;
  /** Told how many rows more are stored. */
  onStored: (rows: number) => void;
}

/** Writes all rows of a table, thousands at a time. Throws the reason of `signal` between two statements. */
export async function writeTable(
  db: Knex,
  { name, rows }: Table,
  { signal, onStored }: Watch,
): Promise<void> {
  const batches = slicesOf(rows);
  let batch = batches.next();
  while (!batch.done) {
    let stored = 0;
    await transact(db, async (trx) => {
      for (let nth = 0; nth < STATEMENTS_A_TRANSACTION && !batch.done; nth += 1) {
        signal.throwIfAborted();
        await trx(name).insert(batch.value);
        stored += batch.value.length;
        batch = batches.next();
      }
    });
    onStored(stored);
  }
}
