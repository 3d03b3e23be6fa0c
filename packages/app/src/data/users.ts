import { getUser } from '@friendbase/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The member with their FBB balance. */
export const userQuery = queryOptions({
  queryKey: ['getUser'],
  queryFn: ({ signal }) => call(getUser, {}, { signal }),
});
