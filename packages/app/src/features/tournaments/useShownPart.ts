import { useState } from 'react';

/** How many cards are shown, and come with each “Show more”. */
export const CARDS_A_PAGE = 12;

/** As many of a list as the member wants to see; reading goes on at the first one that was not there before. */
export function useShownPart<Item extends { id: string }>(all: readonly Item[]) {
  const [count, setCount] = useState(CARDS_A_PAGE);
  const [firstNewId, setFirstNewId] = useState<string>();
  return {
    shown: all.slice(0, count),
    firstNewId,
    hasMore: all.length > count,
    showMore: () => {
      setFirstNewId(all[count]?.id);
      setCount(count + CARDS_A_PAGE);
    },
  };
}
