import {
  addSharedRound,
  endSharedGame,
  getSharedGame,
  listSharedGames,
  startSharedGame,
  turnSharedCard,
  type Round,
  type SharedClub,
  type SharedGame,
} from '@friendbase/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** The games that go on with friends, the latest first. */
export const sharedGamesQuery = queryOptions({
  queryKey: ['listSharedGames'],
  queryFn: ({ signal }) => call(listSharedGames, {}, { signal }),
});

/** One of them, also once it is over. */
export const sharedGameQuery = (id: string) =>
  queryOptions({
    queryKey: ['getSharedGame', id],
    queryFn: ({ signal }) => call(getSharedGame, { params: { id } }, { signal }),
  });

const show = (queryClient: QueryClient, game: SharedGame): void =>
  void queryClient.setQueryData(sharedGameQuery(game.id).queryKey, game);

/** Invites a friend: a press that is repeated after a lost answer writes one message. */
export const startSharedGameMutation = (queryClient: QueryClient) =>
  mutation(['startSharedGame'], {
    mutationFn: (body: { friendId: string; club: SharedClub; content: string }) =>
      call(startSharedGame, { body }),
    onSuccess: (game: SharedGame) => show(queryClient, game),
  });

export const turnSharedCardMutation = (queryClient: QueryClient, id: string) =>
  mutation(['turnSharedCard'], {
    mutationFn: (card: number) => call(turnSharedCard, { params: { id }, body: { card } }),
    onSuccess: (game: SharedGame) => show(queryClient, game),
  });

export const addSharedRoundMutation = (queryClient: QueryClient, id: string) =>
  mutation(['addSharedRound'], {
    mutationFn: (body: Round) => call(addSharedRound, { params: { id }, body }),
    onSuccess: (game: SharedGame) => show(queryClient, game),
  });

export const endSharedGameMutation = (queryClient: QueryClient, id: string) =>
  mutation(['endSharedGame'], {
    mutationFn: () => call(endSharedGame, { params: { id } }),
    onSuccess: (game: SharedGame) => show(queryClient, game),
  });
