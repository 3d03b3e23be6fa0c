import { useState } from 'react';

/** How many cards are shown: a row of rewards in a wide window, two moves of a thumb on a phone. */
const CARDS_AT_FIRST = 4;
/** How many come with each “Show more”. */
const CARDS_A_PAGE = 12;

/**
 * The cards that are in view. What was shown stays, also when it comes to another place: a tournament that starts while it is read
 * must not vanish behind “Show more”.
 */
export function useShownCards<Item extends { id: string }>(items: readonly Item[]) {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [firstNewId, setFirstNewId] = useState<string>();
  const shown = items.filter(({ id }, at) => at < CARDS_AT_FIRST || seen.includes(id));
  const ids = shown.map(({ id }) => id);
  if (ids.some((id) => !seen.includes(id))) setSeen([...new Set([...seen, ...ids])]);
  return {
    shown,
    firstNewId,
    showMore: () => {
      const next = items.filter(({ id }) => !seen.includes(id)).slice(0, CARDS_A_PAGE);
      // Reading goes on at the first card that was not there before.
      setFirstNewId(next[0]?.id);
      setSeen([...seen, ...next.map(({ id }) => id)]);
    },
  };
}
