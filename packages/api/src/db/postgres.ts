import type { Knex } from 'knex';
import { knexSnakeCaseMappers } from 'objection';
import pg from 'pg';
import { createHandle } from './handle.ts';
import { PreparingPostgresClient } from './postgresClient.ts';

/** PostgreSQL cancels a member's statement after this time. */
const STATEMENT_MS = 5000;
/** Shorter than the statement limit, so that the log names a lock as the reason. */
const LOCK_MS = 4000;
/** Longer than the statement limit: only reached when the server has stopped answering. */
const SILENCE_MS = 6000;
/** Ends transactions of stalled processes, which hold row locks. */
const IDLE_IN_TRANSACTION_MS = 10_000;
export const CONNECT_MS = 5000;
/** Two statement limits: whoever waits longer for a connection gets 503. */
const ACQUIRE_MS = 10_000;
/** Starting may change large tables, and may have to wait for another process that does. */
export const START_LOCK_MS = 60_000;

/**
 * PostgreSQL's default is 100 connections: nine servers fit, with ten left for administration. Each has four that write,
 * and six that only read (`READERS`). Idle connections are closed.
 */
const POOL = {
  min: 0,
  max: 4,
  // After a query timeout the driver still waits for the old answer: drop such a connection.
  validate: ({ readyForQuery }: { readyForQuery: boolean }) => readyForQuery,
};

/**
 * Counts and balances are far below 2^53, so int8 is parsed as a number and not as text. Set on our
 * connections only, not globally.
 */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);

const names = knexSnakeCaseMappers();

/**
 * The default of 4 is for spinning disks: the planner would scan tables of a few thousand rows instead of
 * using their index.
 */
const PLANNER = '-c random_page_cost=1.1';

const LIMITS: pg.ClientConfig = {
  statement_timeout: STATEMENT_MS,
  lock_timeout: LOCK_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  query_timeout: SILENCE_MS,
};

const connect = (url: string, limits: pg.ClientConfig, pool: Knex.PoolConfig): Knex =>
  createHandle({
    client: PreparingPostgresClient,
    connection: {
      connectionString: url,
      application_name: 'friendbase',
      options: PLANNER,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      types,
      ...limits,
    } as Knex.PgConnectionConfig,
    // For `db.raw`, pg answers with an object that holds the rows, sqlite3 with the rows.
    postProcessResponse: (result: unknown): unknown =>
      names.postProcessResponse(result instanceof pg.Result ? result.rows : result),
    acquireConnectionTimeout: ACQUIRE_MS,
    pool,
  });

/**
 * A handle on the PostgreSQL database at `url`. Nothing is opened before the first query. Parameters of `url` win
 * over our limits, `?statement_timeout=` (in ms) for example.
 */
export const connectPostgres = (url: string): Knex => connect(url, LIMITS, POOL);

/** The same for what only reads: the server refuses whatever would change something. */
export const connectPostgresToRead = (url: string, connections: number): Knex =>
  connect(
    url,
    { ...LIMITS, options: `${PLANNER} -c default_transaction_read_only=on` },
    { ...POOL, max: connections },
  );

/** A handle that may take its time, for what is done before the server is ready. */
export const connectForStart = (url: string): Knex =>
  connect(
    url,
    { lock_timeout: START_LOCK_MS },
    // One connection holds the startup lock, the other runs the migrations.
    { min: 0, max: 2 },
  );

/** What our connections ask for, and a database may not have taken: the setting is then as it is by itself. */
const ASKED = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
const READS_ONLY = 'default_transaction_read_only';

/**
 * The settings that the connections of these handles go without. A pooler between us and the server drops them without a word
 * (PgBouncer's `ignore_startup_parameters`): a statement then runs for ever, and what only reads could write.
 */
export async function lostSettings(db: Knex, reader: Knex): Promise<string[]> {
  const missing = (handle: Knex, asked: string[]) =>
    handle.raw<{ name: string }[]>(
      `select name from pg_settings where name = any(?) and setting in ('0', 'off') order by name`,
      [asked],
    );
  const lost = await Promise.all([missing(db, ASKED), missing(reader, [READS_ONLY])]);
  return lost.flat().map(({ name }) => name);
}
