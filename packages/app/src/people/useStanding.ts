import type { FriendshipEntry } from '@friendbase/contract';
import { useQuery } from '@tanstack/react-query';
import { useArrivals } from '../data/arrivals.ts';
import { blockedQuery, friendRequestsQuery, friendsQuery } from '../data/friendships.ts';
import type { Loading } from '../lib/loading/loading.ts';
import { useMemberId } from '../lib/members/useMemberId.ts';
import { type KnownPerson, useSentRequests } from './peopleContext.tsx';

/** What stands between the member and a person, with the friendship that says so. */
export type Standing =
  | { kind: 'self' | 'none' }
  | { kind: 'friend' | 'asksYou' | 'asked' | 'blocked'; friendshipId: string };

interface KnownStanding {
  /** Undefined until the lists are there. */
  standing: Standing | undefined;
  /** The person with all that the lists tell. */
  person: KnownPerson;
  /** The lists as one. */
  lists: Loading;
}

/** Reads it from the member's own lists: no call tells it of one person. */
export function useStanding(person: KnownPerson): KnownStanding {
  const memberId = useMemberId();
  const [sent] = useSentRequests();
  const { friends: saidYes } = useArrivals();
  const lists = {
    friend: useQuery(friendsQuery(memberId)),
    asksYou: useQuery(friendRequestsQuery(memberId)),
    blocked: useQuery(blockedQuery(memberId)),
  };
  const queries = Object.values(lists);
  const missing = queries.filter(({ data }) => !data);
  const known = {
    lists: {
      data: missing.length === 0 ? queries : undefined,
      error: missing.find(({ error }) => error)?.error ?? null,
      errorUpdateCount: Math.max(0, ...missing.map(({ errorUpdateCount }) => errorUpdateCount)),
      isFetching: queries.some(({ isFetching }) => isFetching),
      refetch: () => missing.forEach(({ refetch }) => void refetch()),
    },
  };
  if (person.id === memberId) return { ...known, standing: { kind: 'self' }, person };
  for (const kind of ['friend', 'asksYou', 'blocked'] as const) {
    const entry = lists[kind].data?.find(({ friend }: FriendshipEntry) => friend.id === person.id);
    if (entry) return { ...known, standing: { kind, friendshipId: entry.id }, person: entry.friend };
  }
  if (missing.length > 0) return { ...known, standing: undefined, person };
  // Not in the list yet, which stays still.
  const friend = saidYes.find((entry) => entry.friend.id === person.id && entry.id === sent[person.id]);
  if (friend)
    return { ...known, standing: { kind: 'friend', friendshipId: friend.id }, person: friend.friend };
  const friendshipId = sent[person.id];
  return { ...known, standing: friendshipId ? { kind: 'asked', friendshipId } : { kind: 'none' }, person };
}
