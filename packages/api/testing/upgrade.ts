import type { Knex } from 'knex';
import { isPostgres } from '../src/db/dialect.ts';
import type { Rows } from '../src/db/migrations/exampleRows.ts';
import { migrationSourceOf } from '../src/db/migrations/index.ts';
import type { Migration } from '../src/db/migrations/columns.ts';

type Row = Rows[string][number];

const TABLES_SQLITE = `select name from sqlite_master
  where type = 'table' and name not like 'sqlite_%' and name not like 'knex%'`;
const TABLES_POSTGRES = `select tablename as name from pg_tables
  where schemaname = 'public' and tablename not like 'knex%'`;

async function readTables(db: Knex): Promise<Rows> {
  const tables = await db.raw<{ name: string }[]>(isPostgres(db) ? TABLES_POSTGRES : TABLES_SQLITE);
  const rows: Rows = {};
  for (const { name } of tables) rows[name] = await db<Row>(name).select('*');
  return rows;
}

/**
 * Runs all steps one by one, each on a database that is filled with the example rows of the steps before it. Answers
 * what was lost on the way, in words, and which tables no example row is for.
 */
export async function lossesOfUpgrade(
  db: Knex,
  steps: Readonly<Record<string, Migration>>,
  examples: Readonly<Record<string, Rows>>,
): Promise<string[]> {
  const migrationSource = migrationSourceOf(steps);
  const losses: string[] = [];
  for (const [step, { rewrites = [] }] of Object.entries(steps)) {
    const before = await readTables(db);
    await db.migrate.up({ migrationSource });
    const lost = lossesBetween(before, await readTables(db), rewrites);
    for (const [table, rows] of Object.entries(examples[step] ?? {})) await db(table).insert(rows);
    const empty = Object.entries(await readTables(db)).filter(([, rows]) => rows.length === 0);
    losses.push(
      ...lost.map((loss) => `${step}: ${loss}`),
      ...empty.map(([table]) => `${step}: no example row for ${table}`),
    );
  }
  return losses;
}

function lossesBetween(before: Rows, after: Rows, rewrites: readonly string[]): string[] {
  return Object.entries(before).flatMap(([table, rows]) => {
    if (rewrites.includes(table)) return [];
    const left = after[table];
    if (!left) return [`the table ${table} is gone`];
    const columns = Object.keys(rows[0] ?? {}).filter((column) => !rewrites.includes(`${table}.${column}`));
    const [first] = left;
    const gone = first ? columns.filter((column) => !(column in first)) : [];
    const stored = columns.filter((column) => !gone.includes(column));
    const missing = withoutThose(valuesOf(rows, stored), valuesOf(left, stored));
    return [
      ...gone.map((column) => `the column ${table}.${column} is gone`),
      ...(missing.length > 0 ? [`rows of ${table} are gone or changed: ${missing.join(', ')}`] : []),
    ];
  });
}

const valuesOf = (rows: Row[], columns: string[]): string[] =>
  rows.map((row) => JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]]))));

/** What is in `all` more often than in `those`. */
function withoutThose(all: string[], those: string[]): string[] {
  const left = [...those];
  return all.filter((value) => {
    const place = left.indexOf(value);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
