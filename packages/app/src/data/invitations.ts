import {
  acceptInvitation,
  endInvitation,
  listInvitations,
  makeInvitation,
  showInvitation,
} from '@friendbase/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** The member's invitations that nobody has used yet, the latest first. */
export const invitationsQuery = queryOptions({
  queryKey: ['listInvitations'],
  queryFn: ({ signal }) => call(listInvitations, {}, { signal }),
});

/** Who invites the member. Asked again each time: it works until somebody uses it. */
export const invitationQuery = (key: string) =>
  queryOptions({
    queryKey: ['showInvitation', key],
    queryFn: ({ signal }) => call(showInvitation, { query: { key } }, { signal }),
  });

/** Makes an invitation. Its key is told this once. */
export const makeInvitationMutation = (queryClient: QueryClient) =>
  mutation(['makeInvitation'], {
    mutationFn: () => call(makeInvitation, {}),
    onSuccess: ({ key: _, ...made }) =>
      void queryClient.setQueryData(invitationsQuery.queryKey, (all = []) => [made, ...all]),
  });

/** Takes one back. One that somebody has used meanwhile is gone as well. */
export const endInvitationMutation = (queryClient: QueryClient) =>
  mutation(['endInvitation'], {
    mutationFn: (id: string) => call(endInvitation, { params: { id } }),
    onSuccess: (_nothing, id) =>
      void queryClient.setQueryData(invitationsQuery.queryKey, (all) => all?.filter((one) => one.id !== id)),
  });

/** Asks the maker to be friends. */
export const acceptInvitationMutation = mutation(['acceptInvitation'], {
  mutationFn: (key: string) => call(acceptInvitation, { body: { key } }),
});
