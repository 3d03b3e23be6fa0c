import type { Knex } from 'knex';

/**
 * Runs `work` in one transaction: all of it is kept, or nothing. After a statement that failed nothing is, also
 * when `work` goes on without it: PostgreSQL would roll back and call that a commit.
 *
 * Knex alone would hand its connection on with the transaction still open when COMMIT itself fails, for want of
 * disk for example; what others write next would then seem kept and be lost.
 */
export async function transact<Result>(
  db: Knex,
  work: (trx: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  const client = db.client as Knex.Client;
  const connection: unknown = await client.acquireConnection();
  try {
    return await db.transaction((trx) => orNothing(trx, work), { connection });
  } catch (error) {
    // Fails where knex has rolled back already, which is the usual case.
    await db
      .raw('ROLLBACK')
      .connection(connection)
      .catch(() => undefined);
    throw error;
  } finally {
    await client.releaseConnection(connection);
  }
}

async function orNothing<Result>(
  trx: Knex.Transaction,
  work: (trx: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  const failures: Error[] = [];
  trx.on('query-error', (error: Error) => void failures.push(error));
  const result = await work(trx);
  if (failures[0]) throw failures[0];
  return result;
}
