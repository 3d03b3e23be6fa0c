import type { UseQueryResult } from '@tanstack/react-query';

/** What a page asks of a query, endless or not, or of several as one. */
export type Loading = Pick<UseQueryResult, 'error' | 'errorUpdateCount' | 'isFetching'> & {
  data: unknown;
  refetch: () => unknown;
};

type Come = Pick<Loading, 'data' | 'errorUpdateCount'>;

/** Whether the data is on its way for the first time. */
export const isAwaited = ({ data, errorUpdateCount }: Come): boolean =>
  data === undefined && errorUpdateCount === 0;

/** Not `isLoadingError`: it ends when a retry begins, and “Try again” would go away under the finger. */
export const hasFailed = ({ data, errorUpdateCount }: Come): boolean =>
  data === undefined && errorUpdateCount > 0;
