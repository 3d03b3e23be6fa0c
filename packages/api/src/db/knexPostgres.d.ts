/** Knex's own client for PostgreSQL, which it documents as what clients of one's own are made from, and has no types for. */
declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Knex } from 'knex';
  import type { Client } from 'pg';

  /** A statement on its way through Knex. */
  export interface PostgresQuery {
    sql: string;
    /** Given to the driver beside text and values. */
    options?: { name?: string };
    response?: unknown;
  }

  export default class PostgresClient extends Knex.Client {
    /** Whether all that it sends belongs to one transaction. */
    transacting?: boolean;
    _query(connection: Client, query: PostgresQuery): Promise<PostgresQuery>;
    acquireRawConnection(): Promise<Client>;
  }
}
