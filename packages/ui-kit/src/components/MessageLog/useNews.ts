import { useState } from 'react';
import type { ChatMessage } from './MessageLine.tsx';

interface News {
  /** Whether the messages that were there at first have come. */
  isFilled: boolean;
  /** What came last below those that were there. A new list each time. */
  come: readonly ChatMessage[];
}

const NOTHING: readonly ChatMessage[] = [];

/** What came after the log was filled. Earlier messages, and those that are fetched again, are no news. */
export function useNews(messages: readonly ChatMessage[], isFilling: boolean): News {
  /** The messages at the last look; none until the log is filled. */
  const [seen, setSeen] = useState<readonly ChatMessage[]>();
  const [come, setCome] = useState(NOTHING);
  if (!seen && !isFilling) {
    setSeen(messages);
  } else if (seen && messages !== seen) {
    setSeen(messages);
    const known = new Set(seen.map(({ id }) => id));
    const found = messages.slice(messages.findLastIndex(({ id }) => known.has(id)) + 1);
    if (found.length > 0) setCome(found);
  }
  return { isFilled: seen !== undefined, come };
}
