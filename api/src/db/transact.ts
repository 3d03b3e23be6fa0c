import type { Knex } from 'knex';

/**
 * Runs `work` in one transaction. A failed statement always rolls back, even if `work` catches the error:
 * PostgreSQL would roll back silently at COMMIT.  Releases the connection only after ROLLBACK: when COMMIT
 * itself fails, on a full disk for example, Knex would reuse the connection with the transaction still open.
 */
export async function transact<Result>(
  db: Knex,
  work: (trx: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  const client = db.client as Knex.Client;
  const connection: unknown = await client.acquireConnection();
  try {
    return await db.transaction((trx) => failOnQueryError(trx, work), { connection });
  } catch (error) {
    // Fails if Knex has rolled back already, which is the usual case.
    await db
      .raw('ROLLBACK')
      .connection(connection)
      .catch(() => undefined);
    throw error;
  } finally {
    await client.releaseConnection(connection);
  }
}

async function failOnQueryError<Result>(
  trx: Knex.Transaction,
  work: (trx: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  const failures: Error[] = [];
  trx.on('query-error', (error: Error) => void failures.push(error));
  const result = await work(trx);
  if (failures[0]) throw failures[0];
  return result;
}
