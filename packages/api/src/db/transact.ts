import type { Knex } from 'knex';
import { isPostgres } from './dialect.ts';

type Work<Result> = (trx: Knex.Transaction) => PromiseLike<Result>;

/**
 * The first statement of a transaction on SQLite, which writes nothing: the transaction waits here for another program that
 * writes, and then reads what that has written. One that reads first fails where another program wrote before it does.
 */
const TAKE_TURN = 'delete from idempotency_keys where false';

/**
 * Runs `work` in one transaction. Rejects with what `work` threw, or with the error of a failed statement that `work`
 * caught: after one nothing is stored, for PostgreSQL would roll back silently at COMMIT.
 *
 * Releases the connection only after ROLLBACK: when COMMIT itself fails, on a full disk for example, Knex would reuse
 * the connection with the transaction still open.
 */
export async function transact<Result>(db: Knex, work: Work<Result>): Promise<Result> {
  const client = db.client as Knex.Client;
  const connection: unknown = await client.acquireConnection();
  const reason: { error?: unknown } = {};
  try {
    const begun = async (trx: Knex.Transaction): Promise<Result> => {
      // Knex calls this after a failed BEGIN too. The reason is thrown already; a statement would hide it.
      if (trx.isCompleted()) throw new Error('BEGIN failed');
      return rememberReason(reason, () => failOnQueryError(trx, work));
    };
    return await db.transaction(begun, { connection });
  } catch (error) {
    // Fails if Knex has rolled back already, which is the usual case.
    await db
      .raw('ROLLBACK')
      .connection(connection)
      .catch(() => undefined);
    // Not always the same: SQLite rolls back by itself on a full disk, and Knex reports that its own ROLLBACK failed.
    throw 'error' in reason ? reason.error : error;
  } finally {
    await client.releaseConnection(connection);
  }
}

async function rememberReason<Result>(
  reason: { error?: unknown },
  work: () => PromiseLike<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    reason.error = error;
    throw error;
  }
}

async function failOnQueryError<Result>(trx: Knex.Transaction, work: Work<Result>): Promise<Result> {
  const failures: Error[] = [];
  trx.on('query-error', (error: Error) => void failures.push(error));
  if (!isPostgres(trx)) await trx.raw(TAKE_TURN);
  const result = await work(trx);
  if (failures[0]) throw failures[0];
  return result;
}

/**
 * Inserts `row` unless a row with the same key is there; answers whether it did. One statement, so that only one of
 * many at once succeeds. Not by catching an error: after one, PostgreSQL refuses the rest of the transaction.
 */
export async function insertIfAbsent(db: Knex, table: string, row: object): Promise<boolean> {
  const inserted: unknown[] = await db(table).insert(row).onConflict().ignore().returning('*');
  return inserted.length > 0;
}
