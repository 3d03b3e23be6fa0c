import type { Cursor } from '@friendbase/contract';
import type { AnyQueryBuilder } from 'objection';

export interface PageQuery {
  before?: Cursor | undefined;
  /** Entries a page, 1 to 100. */
  limit: number;
}

/**
 * A modifier: one page newest first, with one row more that tells whether another page follows. The pair of time and
 * id decides, not the time alone: entries of one instant must not fall between two pages.
 */
export function keysetPage(
  query: AnyQueryBuilder,
  { before, limit }: PageQuery,
  [time, id]: [time: string, id: string],
): void {
  if (before) void query.whereRaw('(??, ??) < (?, ?)', [time, id, before.createdAt, before.id]);
  void query
    .orderBy([
      { column: time, order: 'desc' },
      { column: id, order: 'desc' },
    ])
    .limit(limit + 1);
}
