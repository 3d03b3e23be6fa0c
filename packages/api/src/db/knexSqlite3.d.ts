/** Knex's own client for SQLite, which it documents as what clients of one's own are made from, and has no types for. */
declare module 'knex/lib/dialects/sqlite3/index.js' {
  import type { Knex } from 'knex';
  import type { Database } from 'sqlite3';

  /** A statement on its way through Knex. */
  export interface SqliteQuery {
    sql: string;
    bindings: unknown[];
    method: string;
    returning?: unknown;
    response?: unknown;
    context?: { lastID: number; changes: number };
  }

  export default class SqliteClient extends Knex.Client {
    _query(connection: Database, query: SqliteQuery): Promise<SqliteQuery>;
    destroyRawConnection(connection: Database): Promise<void>;
  }
}
