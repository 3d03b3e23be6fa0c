/** Rows in memory at a time. */
export const ROWS = 100;

/** Entries of all rows: `read` answers up to `ROWS` behind one, and `describe` what they tell, which it can read for all of them at once. */
export async function* describedInPages<Row, Entry>(
  read: (after: Row | undefined) => PromiseLike<Row[]>,
  describe: (rows: Row[]) => Promise<Entry[]>,
): AsyncGenerator<Entry> {
  let after: Row | undefined;
  for (;;) {
    const rows = await read(after);
    yield* await describe(rows);
    if (rows.length < ROWS) return;
    after = rows.at(-1);
  }
}

/** All rows, as they are. */
export const inPages = <Row>(read: (after: Row | undefined) => PromiseLike<Row[]>): AsyncGenerator<Row> =>
  describedInPages(read, async (rows) => rows);
