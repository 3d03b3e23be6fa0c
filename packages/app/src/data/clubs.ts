import {
  joinClub,
  leaveClub,
  listClubPeople,
  listClubs,
  type ClubEntry,
  type ClubId,
} from '@friendbase/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { joiningMutation } from './joining.ts';

/** Every club, and how many are in it. */
export const clubsQuery = queryOptions({
  queryKey: ['listClubs'],
  queryFn: ({ signal }) => call(listClubs, {}, { signal }),
});

/** Who is in a club, friends first. */
export const clubPeopleQuery = (id: ClubId) =>
  queryOptions({
    queryKey: ['listClubPeople', id],
    queryFn: ({ signal }) => call(listClubPeople, { params: { id } }, { signal }),
  });

/** The member joins a club, or leaves it. */
export const clubMutation = (queryClient: QueryClient, id: ClubId) =>
  joiningMutation<ClubEntry>(queryClient, {
    writes: ['joinClub', 'leaveClub'],
    id,
    queryKey: clubsQuery.queryKey,
    withMember: (club, isMember) => ({
      ...club,
      isMember,
      memberCount: club.memberCount + Number(isMember) - Number(club.isMember),
    }),
    save: (isMember) => call(isMember ? joinClub : leaveClub, { params: { id } }),
  });
