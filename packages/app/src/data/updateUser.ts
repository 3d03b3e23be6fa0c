import { updateUser, type ProfileChange, type User } from '@friendbase/contract';
import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from './accounts.ts';
import { call } from './call.ts';
import { mutation } from './mutation.ts';
import { userQuery } from './users.ts';

/**
 * Shows the record on every part of the page at once. The emergency contact is in no answer to a change: it is as it was
 * before, or as it was sent.
 */
function showUser(queryClient: QueryClient, user: User, sent: ProfileChange): void {
  queryClient.setQueryData(meQuery.queryKey, (before) => {
    if (!before) return undefined;
    const { isModerator, isOrganizer, pausedUntil } = before;
    return { ...user, isModerator, isOrganizer, pausedUntil };
  });
  queryClient.setQueryData(userQuery.queryKey, (before) => {
    if (!before) return undefined;
    const contact = sent.emergencyContact?.trim() ?? before.emergencyContact;
    return {
      ...user,
      friendbaseBucks: before.friendbaseBucks,
      ...(contact && { emergencyContact: contact }),
    };
  });
}

/** Changes the member's own record. It is shown with the answer. */
export const updateUserMutation = (queryClient: QueryClient, id: string) =>
  mutation(['updateUser'], {
    mutationFn: (change: ProfileChange) => call(updateUser, { params: { id }, body: change }),
    onSuccess: (user, sent) => {
      showUser(queryClient, user, sent);
      const check = queryClient.getQueryCache().find({ queryKey: meQuery.queryKey });
      if (check?.state.fetchStatus !== 'fetching') return;
      // The session's check was sent before, and may bring back what was true then.
      const showAgain = () => showUser(queryClient, user, sent);
      void check.promise?.then(showAgain, showAgain);
    },
  });
