import SqliteClient from 'knex/lib/dialects/sqlite3/index.js';
import type { SqliteQuery } from 'knex/lib/dialects/sqlite3/index.js';
import type { Database, Statement } from 'sqlite3';

/** Of one connection. What was used longest ago goes first. */
const MOST_KEPT = 200;

/** What is sent again and again. Not what changes tables, or answers about them. */
const IS_KEPT = /^\s*(select|with|insert|update|delete|begin|commit)\b/i;
/** The driver takes one step for these: a statement that gives rows would stay in the middle of them. */
const GIVES_ROWS = /\breturning\b/i;

/** Not in the client: Knex makes others of it, one for each transaction. */
const keptBy = new WeakMap<Database, Map<string, Statement>>();

function keptOf(connection: Database): Map<string, Statement> {
  const known = keptBy.get(connection) ?? new Map<string, Statement>();
  keptBy.set(connection, known);
  return known;
}

/** Changes without rows to read, by Knex's own rule. */
const isRun = ({ method, returning }: SqliteQuery): boolean =>
  method === 'del' || method === 'counter' || ((method === 'insert' || method === 'update') && !returning);

/**
 * Knex's client for SQLite, but statements that were prepared once are kept with their connection. The driver prepares each anew: a
 * third of the time that the feed takes, and one more turn of a thread for every statement. SQLite itself prepares a kept one anew
 * where tables have changed since.
 */
export class KeepingSqliteClient extends SqliteClient {
  override async _query(connection: Database, query: SqliteQuery): Promise<SqliteQuery> {
    const { sql, bindings } = query;
    const isRunOnly = isRun(query);
    if (!IS_KEPT.test(sql) || (isRunOnly && GIVES_ROWS.test(sql))) return super._query(connection, query);
    const kept = keptOf(connection);
    // Taken while it is used, so that nobody else in the same transaction binds other values to it.
    const known = kept.get(sql);
    kept.delete(sql);
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
        keep(kept, sql, statement);
        resolve(Object.assign(query, { response: rows, context: { lastID, changes } }));
      };
      if (isRunOnly) statement.run(bindings, done);
      else statement.all(bindings, done);
    });
  }

  override async destroyRawConnection(connection: Database): Promise<void> {
    for (const statement of keptOf(connection).values()) statement.finalize();
    keptBy.delete(connection);
    await super.destroyRawConnection(connection);
  }
}

function keep(kept: Map<string, Statement>, sql: string, statement: Statement): void {
  // Another one was sent meanwhile.
  kept.get(sql)?.finalize();
  kept.set(sql, statement);
  const [oldest] = kept;
  if (!oldest || kept.size <= MOST_KEPT) return;
  kept.delete(oldest[0]);
  oldest[1].finalize();
}
