import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { friendsQuery } from '../../data/friendships.ts';
import { useMemberId } from '../../lib/memberId.ts';
import { itemsNamed } from '../../lib/lists/search.ts';

/** How many friends are shown, and come with each “Show more friends”. */
const FRIENDS_A_PAGE = 20;
/** Up to ten faces are seen at a glance. Source: COGA 4.3.6. */
const SEARCHED_FROM = 11;

/** The member's friends, as many as they want to see, by the name they look for. */
export function useFriendList() {
  const query = useQuery(friendsQuery(useMemberId()));
  const [looksFor, setLooksFor] = useState('');
  const [shownCount, setShownCount] = useState(FRIENDS_A_PAGE);
  const [firstNewId, setFirstNewId] = useState<string>();
  const all = query.data;
  const found = useMemo(
    () => itemsNamed(all ?? [], looksFor, ({ friend }) => `${friend.displayName} ${friend.username}`),
    [all, looksFor],
  );
  return {
    all,
    found,
    shown: found.slice(0, shownCount),
    hasMore: found.length > shownCount,
    showMore: () => {
      // Reading goes on at the first friend that was not there before.
      setFirstNewId(found[shownCount]?.id);
      setShownCount(shownCount + FRIENDS_A_PAGE);
    },
    firstNewId,
    hasSearch: looksFor !== '' || (all ?? []).length >= SEARCHED_FROM,
    looksFor,
    search: (words: string) => {
      setLooksFor(words);
      setShownCount(FRIENDS_A_PAGE);
      setFirstNewId(undefined);
    },
    query,
  };
}
