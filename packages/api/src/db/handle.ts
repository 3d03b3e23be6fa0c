import knex, { type Knex } from 'knex';
import { knexSnakeCaseMappers } from 'objection';
import { keepDataOut } from './failures.ts';
import { migrations, migrationSourceOf } from './migrations/index.ts';

/** A Knex handle with the settings that both databases share. */
export function createHandle(config: Knex.Config): Knex {
  const db = knex({
    // Without this, an error's text carries the bound values: names and email addresses in the log.
    compileSqlOnError: false,
    migrations: { migrationSource: migrationSourceOf(migrations) },
    ...knexSnakeCaseMappers(),
    // Knex would print on standard output; what goes wrong is thrown as well.
    log: { warn() {}, error() {}, deprecate() {}, debug() {} },
    ...config,
  });
  db.on('query-error', keepDataOut);
  return db;
}
