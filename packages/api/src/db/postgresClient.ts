import PostgresClient from 'knex/lib/dialects/postgres/index.js';
import type { PostgresQuery } from 'knex/lib/dialects/postgres/index.js';
import pg from 'pg';
import { IS_PREPARED } from './dialect.ts';

/** Of one connection. Further statements are sent unprepared. Idle connections are closed, so that each begins anew. */
const MOST_PREPARED = 200;

/** The names of prepared statements by their text. Not in the client: Knex makes others of it, one for each transaction. */
const preparedBy = new WeakMap<pg.Client, Map<string, string>>();

/** PostgreSQL refuses a prepared statement whose result has other columns by now: “cached plan must not change result type”. */
const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/**
 * Knex's client for PostgreSQL, but statements stay prepared with their connection: to parse and to plan them is up to half of the
 * time that a call takes. PostgreSQL itself plans again where tables have changed, and for values that need it.
 *
 * Not in a transaction, which a statement that has to be prepared again would end. Not behind a pooler: the connection that has
 * prepared a statement may be another one's by the next.
 */
export class PreparingPostgresClient extends PostgresClient {
  override async acquireRawConnection(): Promise<pg.Client> {
    const connection = await super.acquireRawConnection();
    if (await isDirect(connection)) preparedBy.set(connection, new Map());
    return connection;
  }

  override async _query(connection: pg.Client, query: PostgresQuery): Promise<PostgresQuery> {
    const name = this.transacting ? undefined : nameOf(connection, query.sql);
    if (name === undefined) return super._query(connection, query);
    const { options } = query;
    try {
      return await super._query(connection, Object.assign(query, { options: { ...options, name } }));
    } catch (error) {
      if (!isOutdated(error)) throw error;
      preparedBy.delete(connection);
      return super._query(connection, Object.assign(query, { options }));
    }
  }
}

/** A pooler gives its clients a process ID of its own, and not that of the server's process. */
async function isDirect(connection: pg.Client): Promise<boolean> {
  const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid === (connection as pg.Client & { processID: number | null }).processID;
}

function nameOf(connection: pg.Client, sql: string): string | undefined {
  const prepared = preparedBy.get(connection);
  if (!prepared || !IS_PREPARED.test(sql)) return undefined;
  const known = prepared.get(sql);
  if (known !== undefined || prepared.size === MOST_PREPARED) return known;
  const name = `statement${prepared.size}`;
  prepared.set(sql, name);
  return name;
}
