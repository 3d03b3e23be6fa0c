import type { Cursor } from '@friendbase/contract';
import type { Knex } from 'knex';

export interface PageQuery {
  before?: Cursor | undefined;
  /** Entries a page, 1 to 100. */
  limit: number;
}

/**
 * The rows of one page, newest first, and one row more that tells whether another page follows. The pair of time and
 * id decides, not the time alone: entries of one instant must not fall between two pages.
 */
export const keysetPage = <Query extends Knex.QueryBuilder>(
  query: Query,
  { before, limit }: PageQuery,
  [time, id]: [time: string, id: string],
): Query =>
  query
    .modify((it: Knex.QueryBuilder) => {
      if (before) it.whereRaw('(??, ??) < (?, ?)', [time, id, before.createdAt, before.id]);
    })
    .orderBy([
      { column: time, order: 'desc' },
      { column: id, order: 'desc' },
    ])
    .limit(limit + 1) as Query;
