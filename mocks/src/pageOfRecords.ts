import { cursorOf } from '@friendbase/contract';
import type { Cursor } from '@friendbase/contract';

/** Records as a database would read them for a page: newest first from `before` on, and one more than `limit`. */
export const newestFirst = <Item extends Cursor>(
  records: Item[],
  { before, limit }: { before?: Cursor | undefined; limit: number },
): Item[] =>
  records
    .filter((record) => !before || cursorOf(record) < cursorOf(before))
    .toSorted((a, b) => (cursorOf(a) < cursorOf(b) ? 1 : -1))
    .slice(0, limit + 1);
