import SqliteClient from 'knex/lib/dialects/sqlite3/index.js';
import type { SqliteQuery } from 'knex/lib/dialects/sqlite3/index.js';
import type { Database, Statement } from 'sqlite3';
import { IS_PREPARED } from './dialect.ts';

/** Of one connection. What was used longest ago goes first. */
const MOST_PREPARED = 200;

/** The driver takes one step for these: a statement that gives rows would stay in the middle of them. */
const GIVES_ROWS = /\breturning\b/i;

/** Not in the client: Knex makes others of it, one for each transaction. */
const preparedBy = new WeakMap<Database, Map<string, Statement>>();

function preparedOf(connection: Database): Map<string, Statement> {
  const known = preparedBy.get(connection) ?? new Map<string, Statement>();
  preparedBy.set(connection, known);
  return known;
}

/** Changes without rows to read, by Knex's own rule. */
const isRun = ({ method, returning }: SqliteQuery): boolean =>
  method === 'del' || method === 'counter' || ((method === 'insert' || method === 'update') && !returning);

/**
 * Knex's client for SQLite, but statements that were prepared once stay with their connection. The driver prepares each again: a
 * third of the time that the feed takes, and one more turn of a thread for every statement. SQLite itself prepares such a one again
 * where tables have changed since.
 */
export class PreparingSqliteClient extends SqliteClient {
  override async _query(connection: Database, query: SqliteQuery): Promise<SqliteQuery> {
    const { sql, bindings } = query;
    const isRunOnly = isRun(query);
    if (!IS_PREPARED.test(sql) || (isRunOnly && GIVES_ROWS.test(sql))) return super._query(connection, query);
    const prepared = preparedOf(connection);
    // Taken while it is used, so that nobody else in the same transaction binds other values to it.
    const known = prepared.get(sql);
    prepared.delete(sql);
    return new Promise((resolve, reject) => {
      const statement: Statement = known ?? connection.prepare(sql, (error) => error && reject(error));
      const done = (error: Error | null, rows?: unknown[]): void => {
        if (error) {
          // Nothing of a statement that failed is used again.
          statement.finalize();
          reject(error);
          return;
        }
        const { lastID, changes } = statement as Statement & { lastID: number; changes: number };
        cacheStatement(prepared, sql, statement);
        resolve(Object.assign(query, { response: rows, context: { lastID, changes } }));
      };
      if (isRunOnly) statement.run(bindings, done);
      else statement.all(bindings, done);
    });
  }

  override async destroyRawConnection(connection: Database): Promise<void> {
    for (const statement of preparedOf(connection).values()) statement.finalize();
    preparedBy.delete(connection);
    await super.destroyRawConnection(connection);
  }
}

function cacheStatement(prepared: Map<string, Statement>, sql: string, statement: Statement): void {
  // Another one was sent meanwhile.
  prepared.get(sql)?.finalize();
  prepared.set(sql, statement);
  const [oldest] = prepared;
  if (!oldest || prepared.size <= MOST_PREPARED) return;
  prepared.delete(oldest[0]);
  oldest[1].finalize();
}
