import { listStories } from '@friendbase/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The picture stories of organizers, the newest first. */
export const storiesQuery = queryOptions({
  queryKey: ['listStories'],
  queryFn: ({ signal }) => call(listStories, {}, { signal }),
});
