import type { Knex } from 'knex';
import { StartError } from '../startError.ts';
import { codeOf } from './failures.ts';
import { CONNECT_MS, connectForStart, connectPostgres, START_LOCK_MS } from './postgres.ts';
import { requireOurs } from './requireOurs.ts';
import { lockStartup } from './dialect.ts';
import type { Config } from '../config.ts';
import { openDataDir } from './sqlite.ts';

/** Opens the database of these settings and brings its tables up to date. Throws `StartError`. */
export const openDatabase = ({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Knex> =>
  databaseUrl === undefined ? openDataDir(dataDir) : openPostgres(databaseUrl);

/** Opens the database at `url` and brings its tables up to date. Throws `StartError`. */
export async function openPostgres(url: string): Promise<Knex> {
  const starting = connectForStart(url);
  try {
    await migratePostgres(starting);
    return connectPostgres(url);
  } catch (error) {
    const reason = error instanceof StartError ? error.message : reasonOf(error);
    throw new StartError(`DATABASE_URL is ${JSON.stringify(withoutSecrets(url))}: ${reason}`);
  } finally {
    await starting.destroy();
  }
}

/** The tables in our schema, without those of PostgreSQL extensions. */
const TABLES = `select relname as name from pg_class
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not exists (
    select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`;

async function migratePostgres(db: Knex): Promise<void> {
  await db.transaction(async (turn) => {
    await lockStartup(turn);
    const [server] = await db.raw<{ serverEncoding: string }[]>('show server_encoding');
    if (server?.serverEncoding !== 'UTF8')
      throw new StartError('this database cannot store every character. Make one with the encoding UTF8.');
    await requireOurs(db, await db.raw(TABLES));
    // Whoever holds the startup lock is alone: a migration lock was left by a killed process.
    await db.migrate.forceFreeMigrationsLock();
    await db.migrate.latest();
  });
}

/** The address without password and parameters, which may contain one too. */
function withoutSecrets(url: string): string {
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username && `${username}@`}${host}${pathname}`;
}

const TAKEN_TURN = `another process has been changing its tables for ${START_LOCK_MS / 1000} s.`;
const NO_TABLES = 'this user may not make tables there.';

/** By the code of PostgreSQL, of the operating system or of knex. */
const PROBLEMS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there. Is the server running?',
  ENOTFOUND: 'there is no such host.',
  EAI_AGAIN: 'there is no such host, or no way to ask.',
  '28P01': 'the server does not take this user with this password.',
  '28000': 'the server does not let this user in.',
  '3D000': 'the server has no such database.',
  '3F000': NO_TABLES,
  '42501': NO_TABLES,
  '53300': 'the server has no connection left.',
  '55P03': TAKEN_TURN,
  '57P03': 'the server is starting or stopping. Try again.',
  MigrationLocked: TAKEN_TURN,
};

/** What the driver finds out by itself comes without a code. */
const WORDS: [RegExp, string][] = [
  [/^SASL/, PROBLEMS['28P01'] ?? ''],
  [/does not support SSL/, 'the server does not encrypt connections.'],
  // Before the next one: the parameter is named, and some of ours are timeouts.
  [
    /^unsupported startup parameter/,
    'the pooler there does not take our settings. See “Behind a pooler” in docs/operations.md.',
  ],
  [/timeout/i, `the server did not answer within ${CONNECT_MS / 1000} s.`],
];

function reasonOf(error: unknown): string {
  const code = error instanceof Error && error.name === 'MigrationLocked' ? error.name : codeOf(error);
  const [, words] = WORDS.find(([sign]) => error instanceof Error && sign.test(error.message)) ?? [];
  return PROBLEMS[code] ?? words ?? `the database cannot be opened (${code}).`;
}
