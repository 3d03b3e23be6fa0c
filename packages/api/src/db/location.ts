import type { Knex } from 'knex';
import { connectPostgresToRead } from './postgres.ts';
import { connectSqliteToRead } from './sqlite.ts';

/** Where a database is that is open already, for another process that only reads it. */
export type DatabaseLocation = { filename: string } | { url: string };

/** A handle of its own, with which nothing can be changed. Nothing is opened before the first query. */
export const connectToRead = (location: DatabaseLocation): Knex =>
  'url' in location ? connectPostgresToRead(location.url) : connectSqliteToRead(location.filename);
