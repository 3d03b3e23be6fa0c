import type { Knex } from 'knex';
import { isPostgres } from '../src/db/dialect.ts';

/** A statement as it is sent, with its values. */
export interface Statement {
  sql: string;
  values: Knex.RawBinding[] | Knex.ValueDict;
}

/** How a database goes about a statement. */
export interface Plan {
  /** Tables that are read from end to end. */
  scanned: string[];
  /** Most rows that are sorted at once. SQLite does not count them: every sort is told in `text` alone. */
  sorted: number;
  /** Most rows that one step reads. SQLite does not count them. */
  read: number;
  /** All of it, a step a line; an empty line between the two plans of PostgreSQL. */
  text: string;
}

/** The last statement that reading `query` sends. Objection may ask for the columns of its tables before. */
export async function statementOf(db: Knex, query: PromiseLike<unknown>): Promise<Statement> {
  let last: Statement | undefined;
  const remember = ({ sql, bindings }: { sql: string; bindings: Knex.RawBinding[] }) =>
    // PostgreSQL's driver numbers what Knex marks by `?`.
    void (last = { sql: sql.replace(/\$\d+/g, '?'), values: bindings });
  db.on('query', remember);
  await query;
  db.off('query', remember);
  if (!last) throw new Error('It sent nothing.');
  return last;
}

export const planOf = (db: Knex, statement: Statement): Promise<Plan> =>
  isPostgres(db) ? planOnPostgres(db, statement) : planOnSqlite(db, statement);

async function planOnSqlite(db: Knex, { sql, values }: Statement): Promise<Plan> {
  const steps = await db.raw<{ detail: string }[]>(`explain query plan ${sql}`, values);
  const lines = steps.map(({ detail }) => detail);
  // What has no index is scanned from end to end, a table or the few rows of a step before.
  const scanned = lines.flatMap((line) => /^SCAN (\w+)$/.exec(line)?.[1] ?? []);
  return { scanned, sorted: 0, read: 0, text: lines.join('\n') };
}

interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Step[];
}

type Explained = Record<string, [{ Plan: Step }]>[];

/** The custom plan, for these values, and the generic one, for any: a prepared statement may get either. */
async function planOnPostgres(db: Knex, { sql, values }: Statement): Promise<Plan> {
  const custom = await db.raw<Explained>(`explain (analyze, format json) ${sql}`, values);
  const raw = db.raw(sql, values).toSQL().toNative();
  const literals = raw.bindings.map((value) => db.raw('?', [value as Knex.RawBinding]).toQuery());
  const generic = await db.transaction(async (trx) => {
    await trx.raw('set local plan_cache_mode = force_generic_plan');
    await trx.raw(`prepare looked as ${raw.sql}`);
    const given = literals.length > 0 ? `(${literals.join(', ')})` : '';
    const explained = await trx.raw<Explained>(`explain (analyze, format json) execute looked${given}`);
    await trx.raw('deallocate looked');
    return explained;
  });
  const plans = [custom, generic].map((rows) =>
    rows.flatMap((row) => Object.values(row)).flatMap(([{ Plan }]) => withParts(Plan)),
  );
  const steps = plans.flat();
  const rowsOf = (step: Step): number =>
    (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'];
  const sorts = steps.filter((step) => step['Node Type'].includes('Sort'));
  return {
    scanned: steps
      .filter((step) => step['Node Type'] === 'Seq Scan')
      .map((step) => step['Relation Name'] ?? ''),
    sorted: Math.max(0, ...sorts.flatMap(({ Plans = [] }) => Plans.map(rowsOf))),
    read: Math.max(0, ...steps.map(rowsOf)),
    text: plans
      .map((plan) =>
        plan.map((step) => `${step['Node Type']} ${step['Index Name'] ?? ''} ${rowsOf(step)}`).join('\n'),
      )
      .join('\n\n'),
  };
}

const withParts = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(withParts)];
