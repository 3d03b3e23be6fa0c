import { cursorOf } from '@friendbase/contract';
import type { Cursor } from '@friendbase/contract';

/** The records of a page as a database reads them: newest first, before the cursor, `limit + 1` of them. */
export const newestFirst = <Item extends Cursor>(
  records: Item[],
  { before, limit }: { before?: Cursor | undefined; limit: number },
): Item[] =>
  records
    .filter((record) => !before || cursorOf(record) < cursorOf(before))
    .toSorted((a, b) => (cursorOf(a) < cursorOf(b) ? 1 : -1))
    .slice(0, limit + 1);
