import { getContact } from '@friendbase/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** A person to reach, of who runs the server. */
export const contactQuery = queryOptions({
  queryKey: ['getContact'],
  queryFn: ({ signal }) => call(getContact, {}, { signal }),
});
