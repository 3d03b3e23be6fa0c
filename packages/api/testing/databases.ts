import { copyFileSync } from 'node:fs';
import type { Knex } from 'knex';
import type sqlite3 from 'sqlite3';
import { connectToRead, READERS } from '../src/db/location.ts';
import type { DatabaseLocation } from '../src/db/location.ts';
import { connectPostgres } from '../src/db/postgres.ts';
import { connectSqlite, databaseFile, migrateSqlite } from '../src/db/sqlite.ts';
import { createMigrated } from './postgres.ts';
import { temporaryFolder } from './program.ts';

export interface OpenedDatabase {
  db: Knex;
  /** Only reads, as that of a server. */
  reader: Knex;
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

/** For what needs no server: its one connection reads and writes. */
export const openMemory: OpenDatabase = async () => {
  schema ??= readSchema();
  const db = connectSqlite(':memory:');
  await runScript(db, await schema);
  return { db, reader: db, close: () => db.destroy() };
};

let migrated: Promise<string> | undefined;

/** A file with all tables, which is copied: a tenth of the time that the migrations take. */
async function migrateFile(): Promise<string> {
  const filename = databaseFile(temporaryFolder().path);
  const db = connectSqlite(filename);
  await migrateSqlite(db);
  await db.destroy();
  return filename;
}

/** Waits 20 ms for another program that has locked the file, and not 5 s. */
export const openFile: OpenLocatedDatabase = async () => {
  migrated ??= migrateFile();
  const folder = temporaryFolder();
  const location = { filename: databaseFile(folder.path) };
  copyFileSync(await migrated, location.filename);
  const db = connectSqlite(location.filename, { busyMs: 20 });
  const reader = connectToRead(location, READERS.calls);
  return {
    db,
    reader,
    location,
    close: async () => {
      await reader.destroy();
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

/** Tables that others do not expect, and settings that their connection keeps: those would fail whichever test comes next. */
const CHANGES = /^\s*(create|drop|alter|set)\b/i;

type Pool = Knex.Client['pool'];

/**
 * Databases that are used again, with their connections: to copy one takes longer than to empty it, and a new connection
 * has yet to learn each table. They go with the server of this run.
 */
const free: { url: string; pools: Pool[] }[] = [];

/** A request whose answer nobody waited for may hold a connection. */
const isIdle = (pool: Pool): boolean =>
  pool !== undefined && 'numUsed' in pool && pool.numUsed() + pool.numPendingAcquires() === 0;

export const openOnPostgres: OpenLocatedDatabase = async () => {
  const stored = free.pop();
  const url = stored?.url ?? (await createMigrated()).url;
  const handles = [connectPostgres(url), connectToRead({ url }, READERS.calls)] as const;
  const clients = handles.map(({ client }) => client as Knex.Client);
  if (stored) for (const [n, client] of clients.entries()) client.pool = stored.pools[n];
  const [db, reader] = handles;
  let isChanged = false;
  db.on('query', ({ sql }: { sql: string }) => (isChanged ||= CHANGES.test(sql)));
  return {
    db,
    reader,
    location: { url },
    close: async () => {
      if (!isChanged) await db.raw(EMPTY);
      const pools = clients.map(({ pool }) => pool);
      if (isChanged || !pools.every(isIdle)) {
        for (const handle of handles) await handle.destroy();
        return;
      }
      // As after `destroy`: whoever still asks these handles is refused.
      for (const client of clients) client.pool = undefined;
      free.push({ url, pools });
    },
  };
};
