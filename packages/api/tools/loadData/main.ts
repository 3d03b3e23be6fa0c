/** `npm run load-data`: fills an empty database for load tests. */
import { constants } from 'node:os';
import { resolve } from 'node:path';
import type { Knex } from 'knex';
import { readConfig } from '../../src/config.ts';
import { isPostgres } from '../../src/db/dialect.ts';
import { openDatabase } from '../../src/db/open.ts';
import { createPasswords, PASSWORD_COST } from '../../src/modules/accounts/passwords.ts';
import { endingOf, Stopped } from './endings.ts';
import { load } from './load.ts';
import { readOptions } from './options.ts';

const rootDir = resolve(import.meta.dirname, '../../../..');

/** Limit of a stop: npm kills this process soon after. */
const STOP_LIMIT_MS = 1400;

/** SQLite's page cache. With the default of 2 MiB, pages are read and written repeatedly. */
const CACHE_KIB = 131_072;

/** The database that the settings name, with its tables. */
async function open(): Promise<Knex> {
  const db = await openDatabase(readConfig(process.env, { rootDir, workDir: process.cwd() }));
  if (!isPostgres(db)) await db.raw(`pragma cache_size = -${CACHE_KIB}`);
  return db;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Prints the reason. Defects of the program are thrown, for their stack. */
function end(error: unknown): void {
  const ending = endingOf(error);
  if (!ending) throw error;
  process.stderr.write(`${ending.line}\n`);
  process.exitCode = ending.exitCode;
}

/** Aborted by the first request to stop. What is stored by then is whole transactions. */
function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  const stop = (signal: NodeJS.Signals): void => {
    // Ctrl+C comes twice, from the terminal and from npm: the second abort changes nothing.
    const stopped = new Stopped(128 + constants.signals[signal]);
    stopping.abort(stopped);
    setTimeout(() => {
      end(stopped);
      process.exit();
    }, STOP_LIMIT_MS).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return stopping.signal;
}

async function main(signal: AbortSignal): Promise<void> {
  const scale = readOptions(process.argv.slice(2));
  const passwords = createPasswords({ cost: PASSWORD_COST });
  const db = await open();
  try {
    await load(db, scale, { now: new Date(), passwords, clockMs: () => performance.now(), say, signal });
  } finally {
    await db.destroy();
  }
}

try {
  await main(stopSignal());
} catch (error) {
  end(error);
}
