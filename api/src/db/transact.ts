import type { Knex } from 'knex';

/**
 * Runs `work` in one transaction: all of it is kept, or nothing. Knex alone would hand its connection on with the
 * transaction still open when COMMIT itself fails, for want of disk for example; what others write next would
 * then seem kept and be lost.
 */
export async function transact<Result>(
  db: Knex,
  work: (trx: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  const client = db.client as Knex.Client;
  const connection: unknown = await client.acquireConnection();
  try {
    return await db.transaction(work, { connection });
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
