/**
 * Knex writes rows for SQLite as one compound select, which takes 500 at most. That also keeps a statement of our
 * widest rows below the number of values that either database takes, 32,766 and 65,535.
 */
const ROWS_A_STATEMENT = 500;

/** What may be too much for one statement, in parts that are not, in the same order. */
export function* slicesOf<Item>(items: Iterable<Item>): Generator<Item[], undefined> {
  let slice: Item[] = [];
  for (const item of items) {
    slice.push(item);
    if (slice.length < ROWS_A_STATEMENT) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}
