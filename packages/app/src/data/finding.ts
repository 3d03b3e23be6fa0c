import { findPeople, suggestFriends } from '@friendbase/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

// Apart from friendships: every page loads those, and looks for nobody.

/** Up to three people the member may like to know, each with why. */
export const suggestionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['suggestFriends', userId],
    queryFn: ({ signal }) => call(suggestFriends, { params: { userId } }, { signal }),
  });

/** Who is found by this name or username: asked again each time, and nothing is stored of whom somebody has looked for. */
export const peopleQuery = (name: string) =>
  queryOptions({
    staleTime: 0,
    gcTime: 0,
    queryKey: ['findPeople', name],
    queryFn: ({ signal }) => call(findPeople, { query: { name } }, { signal }),
  });
