import type { Knex } from 'knex';
import { connectPostgresToRead } from './postgres.ts';
import { connectSqliteToRead } from './sqlite.ts';
import { readOnWith } from './standby.ts';

type Readers = (typeof READERS)[keyof typeof READERS];

/** Where a database is that is open already, for another process that only reads it. */
export type DatabaseLocation = { filename: string } | PostgresLocation;

interface PostgresLocation {
  url: string;
  /** A standby of it, which is read while nobody is at `url`. */
  standbyUrl?: string | undefined;
}

/** How many connections read. */
export const READERS = {
  /** For the calls: with the one that writes, as many as Node has threads for statements of SQLite. */
  calls: { sqlite: 3, postgres: 4 },
  /** For the process that renders pages. */
  pages: { sqlite: 1, postgres: 2 },
} as const;

/** A handle of its own, with which nothing can be changed. Nothing is opened before the first query. */
export const connectToRead = (location: DatabaseLocation, { sqlite, postgres }: Readers): Knex =>
  'url' in location
    ? connectToReadPostgres(location, postgres)
    : connectSqliteToRead(location.filename, sqlite);

function connectToReadPostgres({ url, standbyUrl }: PostgresLocation, connections: number): Knex {
  const reader = connectPostgresToRead(url, connections);
  if (standbyUrl === undefined) return reader;
  const [probe, standby] = [connectPostgresToRead(url, 1), connectPostgresToRead(standbyUrl, connections)];
  return readOnWith(reader, { probe, standby });
}

/** The same with all of its connections to a SQLite file: what is open is read on while the file is away. */
export async function openToRead(location: DatabaseLocation, readers: Readers): Promise<Knex> {
  const db = connectToRead(location, readers);
  if ('url' in location) return db;
  const client = db.client as Knex.Client;
  const asked = Array.from({ length: readers.sqlite }, () => client.acquireConnection() as Promise<unknown>);
  for (const connection of await Promise.all(asked)) await client.releaseConnection(connection);
  return db;
}
