import type { Knex } from 'knex';
import { knexSnakeCaseMappers } from 'objection';
import pg from 'pg';
import { createHandle } from './handle.ts';

/** Nothing a member waits for takes longer; the server itself ends the statement. */
const STATEMENT_MS = 5000;
/** Waiting for a row or table is the usual reason for a long statement: this ends first, so that the log tells. */
const LOCK_MS = 4000;
/** A little after the server's own limit: only a server that has gone silent lets it come to this. */
const SILENCE_MS = 6000;
/** A process that stops in the middle of a transaction holds rows that others want. */
const IDLE_IN_TRANSACTION_MS = 10_000;
export const CONNECT_MS = 5000;
/** Two rounds of statements at their limit: whoever waits longer for a connection is told to come back. */
const ACQUIRE_MS = 10_000;
/** Starting may change large tables, and may have to wait for another process that does. */
export const START_LOCK_MS = 60_000;

/**
 * PostgreSQL has 100 connections unless it is told otherwise: with ten each, nine processes fit and some are left for
 * a look inside. None is held for nothing: a process at rest gives its connections back.
 */
const POOL = {
  min: 0,
  max: 10,
  // After `SILENCE_MS` the driver gives an answer up, and would keep the next statement until it comes.
  validate: ({ readyForQuery }: { readyForQuery: boolean }) => readyForQuery,
};

/**
 * Counts and balances are whole numbers far below 2^53; the driver would give text, to be safe with any. For our
 * connections alone, and not for every user of the driver in this process.
 */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);

const names = knexSnakeCaseMappers();

/**
 * PostgreSQL takes reading here and there for four times as dear as reading on and on, which was so on turning disks:
 * it would then rather read a table of some thousand rows from end to end than find twenty by their keys.
 */
const PLANNER = '-c random_page_cost=1.1';

const connect = (url: string, limits: pg.ClientConfig, pool: Knex.PoolConfig): Knex =>
  createHandle({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: 'friendbase',
      options: PLANNER,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      types,
      ...limits,
    } as Knex.PgConnectionConfig,
    // The driver answers a statement of ours (`db.raw`) with its rows inside of an object, SQLite's with the rows.
    postProcessResponse: (result: unknown): unknown =>
      names.postProcessResponse(result instanceof pg.Result ? result.rows : result),
    acquireConnectionTimeout: ACQUIRE_MS,
    pool,
  });

/**
 * A handle on the PostgreSQL database at `url`. Nothing is opened before the first query. Parameters of `url` win
 * over our limits, `?statement_timeout=` (in ms) for example.
 */
export const connectPostgres = (url: string): Knex =>
  connect(
    url,
    {
      statement_timeout: STATEMENT_MS,
      lock_timeout: LOCK_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      query_timeout: SILENCE_MS,
    },
    POOL,
  );

/** A handle that may take its time, for what is done before the server is ready. */
export const connectForStart = (url: string): Knex =>
  connect(
    url,
    { lock_timeout: START_LOCK_MS },
    // One connection waits for its turn and holds it, the other does the work.
    { min: 0, max: 2 },
  );
