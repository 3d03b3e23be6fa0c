/** Rows in memory at a time. */
export const ROWS = 100;

/** All rows, a page at a time: `read` answers up to `ROWS` behind one. */
export async function* inPages<Row>(
  read: (after: Row | undefined) => PromiseLike<Row[]>,
): AsyncGenerator<Row> {
  let after: Row | undefined;
  for (;;) {
    const rows = await read(after);
    yield* rows;
    if (rows.length < ROWS) return;
    after = rows.at(-1);
  }
}

/** The same, where what is told of the rows is read for a whole page at once. */
export async function* describedInPages<Row, Told>(
  read: (after: Row | undefined) => PromiseLike<Row[]>,
  describe: (rows: Row[]) => Promise<Told[]>,
): AsyncGenerator<Told> {
  let after: Row | undefined;
  for (;;) {
    const rows = await read(after);
    yield* await describe(rows);
    if (rows.length < ROWS) return;
    after = rows.at(-1);
  }
}
