import type { Knex } from 'knex';
import type sqlite3 from 'sqlite3';
import type { DatabaseLocation } from '../db/location.ts';
import { connectPostgres } from '../db/postgres.ts';
import { connectSqlite, databaseFile, migrateSqlite } from '../db/sqlite.ts';
import { createMigrated } from './postgres.ts';
import { temporaryFolder } from './program.ts';

export interface OpenedDatabase {
  db: Knex;
  close: () => Promise<void>;
}

/** Our tables without a row, for one test. */
export type OpenDatabase = () => Promise<OpenedDatabase>;

/** The same where another process can find it. */
export type OpenLocatedDatabase = () => Promise<OpenedDatabase & { location: DatabaseLocation }>;

/** What the migrations make, as one script: a third of the time that they take themselves. */
async function readSchema(): Promise<string> {
  const db = connectSqlite(':memory:');
  await migrateSqlite(db);
  const made = await db.raw<{ sql: string }[]>(
    `select sql from sqlite_master where sql is not null and name not like 'sqlite_%'`,
  );
  const notes: string[] = [];
  for (const table of ['knex_migrations', 'knex_migrations_lock']) {
    const rows: object[] = await db(table);
    notes.push(db(table).insert(rows).toQuery());
  }
  await db.destroy();
  return [...made.map(({ sql }) => sql), ...notes].join(';');
}

let schema: Promise<string> | undefined;

/** The driver's own way to run more than one statement at once. */
async function runScript(db: Knex, script: string): Promise<void> {
  const client = db.client as Knex.Client;
  const connection = (await client.acquireConnection()) as sqlite3.Database;
  await new Promise<void>((resolve, reject) => {
    connection.exec(script, (error) => (error ? reject(error) : resolve()));
  });
  await client.releaseConnection(connection);
}

export const openMemory: OpenDatabase = async () => {
  schema ??= readSchema();
  const db = connectSqlite(':memory:');
  await runScript(db, await schema);
  return { db, close: () => db.destroy() };
};

/** For what a second connection does to the file. Waits 20 ms for it, and not 5 s. */
export const openFile: OpenLocatedDatabase = async () => {
  const folder = temporaryFolder();
  const filename = databaseFile(folder.path);
  const db = connectSqlite(filename, { busyMs: 20 });
  await migrateSqlite(db);
  return {
    db,
    location: { filename },
    close: async () => {
      await db.destroy();
      folder[Symbol.dispose]();
    },
  };
};

/** Foreign keys are not looked at, so that the order of the tables does not matter. */
const EMPTY = `do $$ declare name text; begin
  set local session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'knex%' loop
    execute format('delete from %I', name);
  end loop;
end $$`;

type Pool = Knex.Client['pool'];

/**
 * Databases that are used again, with their connections: to copy one takes longer than to empty it, and a new connection
 * has yet to learn each table. They go with the server of this run.
 */
const free: { url: string; pool: Pool }[] = [];

/** A request whose answer nobody waited for may hold a connection. */
const isIdle = (pool: Pool): boolean =>
  pool !== undefined && 'numUsed' in pool && pool.numUsed() + pool.numPendingAcquires() === 0;

export const openOnPostgres: OpenLocatedDatabase = async () => {
  const kept = free.pop();
  const url = kept?.url ?? (await createMigrated()).url;
  const db = connectPostgres(url);
  const client = db.client as Knex.Client;
  if (kept) client.pool = kept.pool;
  let isChanged = false;
  db.on('query', ({ sql }: { sql: string }) => (isChanged ||= /^\s*(create|drop|alter)\b/i.test(sql)));
  return {
    db,
    location: { url },
    close: async () => {
      if (!isChanged) await db.raw(EMPTY);
      const { pool } = client;
      if (isChanged || !isIdle(pool)) return db.destroy();
      // As after `destroy`: whatever still asks this handle is refused.
      client.pool = undefined;
      free.push({ url, pool });
    },
  };
};
