import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import { StartError } from '../startError.ts';
import { createPrivate, makePrivate } from './dataFiles.ts';
import { codeOf } from './failures.ts';
import { lockError, lockStatements, LOCK_WAIT_MS } from './folderLock.ts';
import { createHandle } from './handle.ts';
import { requireOurs } from './requireOurs.ts';
import { PreparingSqliteClient } from './sqliteClient.ts';

type SqliteConnection = {
  configure(option: 'busyTimeout', ms: number): void;
  exec(sql: string, done: (error: Error | null) => void): void;
};

/**
 * WAL with `synchronous = NORMAL`: a commit is in the operating system's hands before it is answered, so it
 * survives the end of this process in any way, `kill -9` included. Only a power cut may take back the last
 * commits, and never damages the file; FULL would guard those too, for an fsync with every write.
 */
const PRAGMAS = 'PRAGMA main.journal_mode = WAL; PRAGMA main.synchronous = NORMAL; PRAGMA foreign_keys = ON';

/** How long a statement waits for another program that has locked the file. */
const BUSY_MS = 5000;
const NEVER_MS = 2 ** 31 - 1;

interface SqliteOptions {
  /** Waiting for the one connection. */
  acquireTimeoutMs?: number;
  /** Waiting for another program that has locked the file. */
  busyMs?: number;
  /** A file whose lock the connection holds while it is open. */
  lockFile?: string;
}

/** A handle on the SQLite file, or on a database in memory for `:memory:`. Nothing is opened before the first query. */
export const connectSqlite = (
  filename: string,
  { acquireTimeoutMs = 60_000, busyMs = BUSY_MS, lockFile }: SqliteOptions = {},
): Knex =>
  createHandle({
    client: PreparingSqliteClient,
    connection: { filename },
    useNullAsDefault: true,
    acquireConnectionTimeout: acquireTimeoutMs,
    pool: {
      // One connection: SQLite writes one at a time anyway, and with more a transaction that reads before it
      // writes fails at once when another one wrote in between.
      min: 1,
      max: 1,
      // An idle connection stays: a database in memory lives as long as its connection.
      idleTimeoutMillis: NEVER_MS,
      afterCreate: (connection: SqliteConnection, done: (error: Error | null, stored: unknown) => void) => {
        const prepare = (): void => {
          connection.configure('busyTimeout', busyMs);
          connection.exec(PRAGMAS, (error) => done(error, connection));
        };
        if (lockFile === undefined) prepare();
        else takeLock(connection, lockFile, (error) => (error ? done(error, connection) : prepare()));
      },
    },
  });

/**
 * Connections to the file of a database that this or another process has open, with which nothing can be changed. Readers
 * see what was committed, hold no writer up and wait for none, whichever program writes.
 */
export const connectSqliteToRead = (filename: string, connections: number): Knex =>
  createHandle({
    client: PreparingSqliteClient,
    // Knex adds the flags for writing to all others; an address takes them back.
    connection: { filename: `${pathToFileURL(filename).href}?mode=ro`, flags: ['OPEN_URI'] },
    useNullAsDefault: true,
    pool: {
      min: connections,
      max: connections,
      idleTimeoutMillis: NEVER_MS,
      afterCreate: (connection: SqliteConnection, done: (error: Error | null, stored: unknown) => void) => {
        connection.configure('busyTimeout', BUSY_MS);
        // The second opens all files: SQLite does that with the first read.
        connection.exec('PRAGMA query_only = ON; PRAGMA schema_version', (error) => done(error, connection));
      },
    },
  });

function takeLock(connection: SqliteConnection, lockFile: string, done: (error: Error | null) => void): void {
  connection.configure('busyTimeout', LOCK_WAIT_MS);
  connection.exec(lockStatements(lockFile), (error) => done(error && lockError(error)));
}

export const databaseFile = (dataDir: string): string => join(dataDir, 'friendbase.sqlite');
const lockFileOf = (dataDir: string): string => join(dataDir, 'friendbase.lock');

/** Keeps every other process of FriendBase out of a folder until it is released. Throws `StartError` where one is in it. */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const lockFile = lockFileOf(dataDir);
  createPrivate(lockFile);
  const db = connectSqlite(':memory:', { lockFile });
  try {
    await db.raw('select 1');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return () => db.destroy();
}

/** What SQLite itself finds wrong with a database. */
export async function damageOf(db: Knex): Promise<object[]> {
  const integrity = await db.raw<{ integrityCheck: string }[]>('pragma integrity_check');
  const orphans = await db.raw<object[]>('pragma foreign_key_check');
  return [...integrity.filter(({ integrityCheck }) => integrityCheck !== 'ok'), ...orphans];
}

/**
 * Opens `friendbase.sqlite` in `dataDir`, making both when missing, and brings its tables up to date. No other process
 * can open the folder until the handle is destroyed. Throws `StartError`.
 */
export async function openDataDir(dataDir: string): Promise<Knex> {
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw new StartError(
      `DATA_DIR is ${JSON.stringify(dataDir)}, and this folder cannot be made (${codeOf(error)}).`,
    );
  }
  const filename = databaseFile(dataDir);
  const lockFile = lockFileOf(dataDir);
  const db = connectSqlite(filename, { lockFile });
  try {
    for (const path of [lockFile, filename]) createPrivate(path);
    await migrateSqlite(db);
    for (const path of [lockFile, filename]) makePrivate(path);
    return db;
  } catch (error) {
    await db.destroy();
    throw error instanceof StartError
      ? new StartError(`${filename}: ${error.message}`)
      : openError(filename, error);
  }
}

/** Brings the tables up to date. Throws `StartError` for a database that is not ours or from a newer version. */
export async function migrateSqlite(db: Knex): Promise<void> {
  await requireOurs(db, await db.raw(`select name from sqlite_master where type = 'table'`));
  // One transaction for all that is missing: a stop in the middle leaves the database as it was.
  await db.migrate.latest();
}

/** Not `recursive: true`: Node 24 hangs where the parent accepts no folders, as in `/proc`. */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  // For the owner's eyes only: the file holds email addresses and phone numbers.
  mkdirSync(path, { mode: 0o700 });
}

const PROBLEMS: Record<string, string> = {
  SQLITE_NOTADB: 'this file is not a database. Nothing was changed.',
  SQLITE_CORRUPT: 'this database is damaged. Nothing was changed.',
  SQLITE_CANTOPEN: 'this file cannot be opened or made. Check DATA_DIR.',
  SQLITE_READONLY: 'this file cannot be written. Check DATA_DIR.',
  SQLITE_IOERR: 'this file cannot be read or written. Check DATA_DIR.',
  SQLITE_FULL: 'there is no room left on the disk.',
  SQLITE_BUSY: 'another program is using this database.',
  EACCES: 'this file cannot be made by this user. Check DATA_DIR.',
  EROFS: 'this file cannot be made: the disk is read-only. Check DATA_DIR.',
  ENOSPC: 'there is no room left on the disk.',
  EPERM: 'its rights cannot be set, so that others could read it. Check who owns it.',
};

function openError(filename: string, error: unknown): StartError {
  const code = codeOf(error);
  return new StartError(`${filename}: ${PROBLEMS[code] ?? `the database cannot be opened (${code}).`}`);
}
