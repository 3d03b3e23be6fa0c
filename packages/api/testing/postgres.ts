import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import pg from 'pg';
import { inject } from 'vitest';
import { openPostgres } from '../src/db/open.ts';
import { connectPostgres } from '../src/db/postgres.ts';

/** A database of its own on the server of this run. */
export interface TestDatabase extends AsyncDisposable {
  url: string;
  /** Asks it beside the program that is being tested. */
  ask<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

let server: Promise<string> | undefined;

/** The PostgreSQL of this run, which starts when the first test asks for it. */
async function findServer(): Promise<string> {
  const answer = await fetch(inject('postgresStarter'));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

async function urlOf(name: string): Promise<string> {
  const url = new URL(await (server ??= findServer()));
  url.pathname = name;
  return url.href;
}

const onServer = async <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> =>
  withClient(await urlOf('postgres'), work);

/** A database as `from` is; one without tables for `template1`. Gone when it is disposed of. */
export async function createDatabase(from = 'template1', options = ''): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = await urlOf(name);
  await onServer((client) =>
    client.query(`create database ${name} template ${from} strategy file_copy ${options}`),
  );
  return {
    url,
    ask: async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
      (await withClient(url, (client) => client.query<Row>(sql, values))).rows,
    async [Symbol.asyncDispose]() {
      await onServer((client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** Our own handle on the database at `url`, closed when it is disposed of. */
export const handleOn = (url: string): Knex & AsyncDisposable => closing(connectPostgres(url));

export const closing = (db: Knex): Knex & AsyncDisposable =>
  Object.assign(db, { [Symbol.asyncDispose]: () => db.destroy() });

/** Changes with the migrations, so that a run that watches files does not keep old tables. */
const templateName = (): string => {
  const folder = join(import.meta.dirname, '../src/db/migrations');
  const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return `template_${createHash('sha256').update(sources.join()).digest('hex').slice(0, 16)}`;
};

/** Makes the database with our tables that all others are copied from; the first file of tests that wants it does. */
const makeTemplate = (name: string): Promise<void> =>
  onServer(async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    await client.query(`drop database if exists ${name}_draft`);
    await client.query(`create database ${name}_draft`);
    await (await openPostgres(await urlOf(`${name}_draft`))).destroy();
    await client.query(`alter database ${name}_draft rename to ${name}`);
  });

let template: Promise<string> | undefined;

/** A database with our tables, and nothing in them. */
export async function createMigrated(): Promise<TestDatabase> {
  template ??= Promise.resolve(templateName()).then(async (name) => {
    await makeTemplate(name);
    return name;
  });
  return createDatabase(await template);
}
