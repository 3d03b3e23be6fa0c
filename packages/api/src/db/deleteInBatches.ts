import type { Model, QueryBuilderType } from 'objection';

/**
 * Rows a statement, of those that take nothing with them. PostgreSQL ends a statement after 5 s: one that deletes all would then
 * delete none, and have more to do the next time.
 */
const ROWS = 1000;

interface Bounds {
  rows?: number;
  /** How many statements at most. @default as many as it takes */
  most?: number;
}

/** Deletes what `over` finds, some rows a statement. Answers how many rows. */
export async function deleteInBatches<M extends Model>(
  over: () => QueryBuilderType<M>,
  { rows = ROWS, most = Infinity }: Bounds = {},
): Promise<number> {
  let count = 0;
  for (let n = 0; n < most; n += 1) {
    const some = over();
    const key = [some.modelClass().idColumn].flat();
    const deleted = await some.whereIn(key, over().select(key).limit(rows)).delete();
    count += deleted;
    if (deleted < rows) break;
  }
  return count;
}
