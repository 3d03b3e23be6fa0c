import type { FriendshipEntry } from '@friendbase/contract';
import { useDeferredValue, useMemo, useState } from 'react';
import { itemsNamed } from '../../lib/lists/search.ts';

/** How many friends are shown, and come with each “Show more friends”. */
const FRIENDS_A_PAGE = 20;
/** Up to ten faces are seen at a glance. Source: COGA 4.3.6. */
const SEARCHED_FROM = 11;

interface Wanted {
  looksFor: string;
  shownCount: number;
  firstNewId?: string | undefined;
}
const FIRST_PAGE: Wanted = { looksFor: '', shownCount: FRIENDS_A_PAGE };

/** As many of the member's friends as they want to see, by the name they look for. The letters come first, the faces once there is time. */
export function useFriendList(all: readonly FriendshipEntry[]) {
  const [wanted, setWanted] = useState(FIRST_PAGE);
  const seen = useDeferredValue(wanted);
  const { looksFor, shownCount, firstNewId } = seen;
  const found = useMemo(
    () => itemsNamed(all, looksFor, ({ friend }) => `${friend.displayName} ${friend.username}`),
    [all, looksFor],
  );
  const shown = useMemo(() => found.slice(0, shownCount), [found, shownCount]);
  return {
    /** What is in the field. */
    written: wanted.looksFor,
    search: (words: string) => setWanted({ ...FIRST_PAGE, looksFor: words }),
    hasSearch: wanted.looksFor !== '' || all.length >= SEARCHED_FROM,
    isSearched: looksFor.trim() !== '',
    /** The faces are still those of the letters before. */
    isBehind: seen !== wanted,
    count: found.length,
    shown,
    hasMore: found.length > shownCount,
    showMore: () =>
      // Reading goes on at the first friend that was not there before.
      setWanted({
        looksFor,
        shownCount: shownCount + FRIENDS_A_PAGE,
        firstNewId: found[shownCount]?.id,
      }),
    firstNewId,
  };
}
