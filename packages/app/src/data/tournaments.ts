import {
  addRound,
  joinTournament,
  listTournaments,
  type Round,
  type TournamentEntry,
} from '@friendbase/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { takeFromBalance } from './users.ts';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** All tournaments, each with its status of the moment it was asked for. */
export const tournamentsQuery = queryOptions({
  queryKey: ['listTournaments'],
  queryFn: ({ signal }) => call(listTournaments, {}, { signal }),
});

/**
 * Joins a tournament. With the answer it is shown as joined and its fee leaves the balance: once, also where both were
 * fetched after an answer that was lost, and the press repeated.
 */
export const joinTournamentMutation = (queryClient: QueryClient) =>
  mutation(['joinTournament'], {
    mutationFn: (id: string) => call(joinTournament, { params: { id } }),
    onSuccess: (joined: TournamentEntry) => {
      const { queryKey } = tournamentsQuery;
      const known = queryClient.getQueryData(queryKey)?.find(({ id }) => id === joined.id);
      if (!known?.isJoinedByUser) takeFromBalance(queryClient, joined.entryFee);
      showTournament(queryClient, joined);
    },
  });

const showTournament = (queryClient: QueryClient, latest: TournamentEntry): void =>
  void queryClient.setQueryData(tournamentsQuery.queryKey, (all) =>
    all?.map((tournament) => (tournament.id === latest.id ? latest : tournament)),
  );

/** Adds a finished round: a press that is repeated after a lost answer counts it once. */
export const addRoundMutation = (queryClient: QueryClient, id: string) =>
  mutation(['addRound'], {
    mutationFn: (body: Round) => call(addRound, { params: { id }, body }),
    onSuccess: ({ tournament }) => showTournament(queryClient, tournament),
  });
