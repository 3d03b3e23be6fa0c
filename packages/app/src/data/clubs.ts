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
import { mutation } from './mutation.ts';

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

const showClub = (queryClient: QueryClient, latest: ClubEntry): void =>
  void queryClient.setQueryData(clubsQuery.queryKey, (all) =>
    all?.map((club) => (club.id === latest.id ? latest : club)),
  );

/** A club with the member in it, or without. */
const withMember = (club: ClubEntry, isMember: boolean): ClubEntry => ({
  ...club,
  isMember,
  memberCount: club.memberCount + Number(isMember) - Number(club.isMember),
});

/** What the server has. Presses on one club that wait for each other share it: the last of them may have to restore it. */
interface Snapshot {
  saved: ClubEntry | undefined;
}

/** The member joins a club, or leaves it: shown at once, and as it was where that is refused or fails. */
export const clubMutation = (queryClient: QueryClient, id: ClubId) => {
  const mutationKey = ['joinClub', id];
  const earlierPress = () =>
    queryClient
      .getMutationCache()
      .find<ClubEntry, Error, boolean, Snapshot>({ mutationKey, status: 'pending' });
  return mutation(['joinClub', 'leaveClub'], {
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (isMember: boolean) => call(isMember ? joinClub : leaveClub, { params: { id } }),
    onMutate: async (isMember): Promise<Snapshot> => {
      const known = earlierPress()?.state.context;
      // A list that is on its way has been asked for before this press.
      await queryClient.cancelQueries({ queryKey: clubsQuery.queryKey });
      const shown = queryClient.getQueryData(clubsQuery.queryKey)?.find((club) => club.id === id);
      if (shown) showClub(queryClient, withMember(shown, isMember));
      return known ?? { saved: shown };
    },
    onSuccess: (latest, _isMember, snapshot) => {
      snapshot.saved = latest;
      if (queryClient.isMutating({ mutationKey }) === 1) showClub(queryClient, latest);
    },
    onError: (_error, _isMember, snapshot) => {
      if (snapshot?.saved && queryClient.isMutating({ mutationKey }) === 1)
        showClub(queryClient, snapshot.saved);
    },
  });
};
