import { join } from 'node:path';
import type { Knex } from 'knex';
import { connectPostgres } from '../db/postgres.ts';
import { connectSqlite, migrateSqlite } from '../db/sqlite.ts';
import { giveBack, takeMigrated } from './postgres.ts';
import { temporaryFolder } from './program.ts';

/** Our tables without a row, for one test. */
export type OpenDatabase = () => Promise<{ db: Knex; close: () => Promise<void> }>;

export const openMemory: OpenDatabase = async () => {
  // A query outside of the transaction that holds the one connection would wait for itself: be loud about it.
  const db = connectSqlite(':memory:', { acquireTimeoutMs: 3000 });
  await migrateSqlite(db);
  return { db, close: () => db.destroy() };
};

/** For what a second connection does to the file. Waits 20 ms for it, and not 5 s. */
export const openFile: OpenDatabase = async () => {
  const folder = temporaryFolder();
  const db = connectSqlite(join(folder.path, 'friendbase.sqlite'), { busyMs: 20 });
  await migrateSqlite(db);
  return {
    db,
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

export const openOnPostgres: OpenDatabase = async () => {
  const database = await takeMigrated();
  const db = connectPostgres(database.url);
  let isChanged = false;
  db.on('query', ({ sql }: { sql: string }) => (isChanged ||= /^\s*(create|drop|alter)\b/i.test(sql)));
  return {
    db,
    close: async () => {
      if (!isChanged) await db.raw(EMPTY);
      await db.destroy();
      if (!isChanged) giveBack(database);
    },
  };
};
