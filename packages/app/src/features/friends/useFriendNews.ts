import { announce, focusForReading, useWords } from '@friendbase/ui-kit';
import { notifyManager, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { arrivalsOf, useArrivals, without } from '../../data/arrivals.ts';
import { friendRequestsQuery, friendsQuery } from '../../data/friendships.ts';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { useConnectionState } from '../../lib/live/useConnectionState.ts';
import { friends as words } from '../../words/en/friends.ts';

/** The heading of the friends, to which the focus is led. */
export const FRIENDS_ID = 'friends';

/** Ids of each. */
type Waiting = Record<'requests' | 'friends', readonly string[]>;

const idsIn = (entries: readonly { id: string }[] | undefined): string[] =>
  entries?.map(({ id }) => id) ?? [];

/** New requests, and friends who have said yes: how many wait, and how they come. Each press is answered once. */
export function useFriendNews() {
  const t = useWords(words);
  const memberId = useMemberId();
  const queryClient = useQueryClient();
  const requests = useQuery(friendRequestsQuery(memberId));
  const ofFriends = useQuery(friendsQuery(memberId));
  const known = { requests: idsIn(requests.data), friends: idsIn(ofFriends.data) };
  const arrivals = useArrivals();
  const waiting: Waiting = {
    requests: without(arrivals.requests, known.requests),
    friends: without(idsIn(arrivals.friends), known.friends),
  };
  const isAny = ({ requests: asking, friends }: Waiting) => asking.length + friends.length > 0;

  /** Where the focus goes once what was brought is there. */
  const wanted = useRef<{ requestId: string | undefined }>(undefined);
  const bring = useMutation({
    mutationFn: async (_promised: Waiting) => {
      const strict = { throwOnError: true };
      const [asking, all] = await Promise.all([requests.refetch(strict), ofFriends.refetch(strict)]);
      // Query notifies the observers of each list in a task of its own: where both responses come at once, one list is not rendered yet.
      await new Promise<void>((resolve) => notifyManager.schedule(resolve));
      return {
        requests: without(idsIn(asking.data), known.requests),
        friends: without(idsIn(all.data), known.friends),
      };
    },
    onSuccess: (found, promised) => {
      // Those that did not come are not there anymore.
      arrivalsOf(queryClient).change((now) => ({
        requests: without(now.requests, promised.requests),
        friends: now.friends.filter(({ id }) => !promised.friends.includes(id)),
      }));
      announce(say(found));
      // The button that was pressed goes: the focus goes where it brought something.
      if (isAny(promised)) wanted.current = { requestId: found.requests[0] };
    },
    onError: () => announce(t('checkFailed'), 'assertive'),
  });
  const say = ({ requests: { length: count }, friends: { length: friends } }: Waiting) =>
    count === 0 && friends > 0 ? t('newFriends', { count: friends }) : t('newRequests', { count });

  useLayoutEffect(() => {
    if (!wanted.current || bring.isPending) return;
    leadTo(wanted.current.requestId);
    wanted.current = undefined;
  });

  const connection = useConnectionState();
  return {
    isThere: requests.data !== undefined && ofFriends.data !== undefined,
    /** They stay until their press is answered. */
    waiting: countsOf(bring.isPending ? bring.variables : waiting),
    /** Nothing comes by itself. */
    mustLook: connection === 'closed' || (bring.isPending && !isAny(bring.variables)),
    updatedAt: requests.dataUpdatedAt,
    isChecking: bring.isPending,
    outcome: bring.data && say(bring.data),
    hasFailed: bring.isError,
    bring: () => bring.mutate(waiting),
  };
}

const countsOf = ({ requests, friends }: Waiting) => ({
  requests: requests.length,
  friends: friends.length,
});

/** To a request, once it is there, or to the friends. */
function leadTo(requestId: string | undefined): void {
  const request = requestId && document.querySelector(`[data-item="${CSS.escape(requestId)}"] [data-accept]`);
  const friends = document.getElementById(FRIENDS_ID);
  if (request instanceof HTMLElement) request.focus();
  else if (friends) focusForReading(friends);
}
