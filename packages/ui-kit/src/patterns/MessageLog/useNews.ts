import { useState } from 'react';
import type { ChatMessage } from './MessageLine.tsx';

interface News {
  /** Whether the messages that were there at first have come. */
  isFilled: boolean;
  /** What came last below those that were there. A new list each time. */
  come: readonly ChatMessage[];
}

const NOTHING: readonly ChatMessage[] = [];

/**
 * What came after the log was filled. Earlier messages, those that are fetched again, and those that
 * are back are no news.
 */
export function useNews(messages: readonly ChatMessage[], isFilling: boolean): News {
  /** The messages at the last look, and all that were ever there; none until the log is filled. */
  const [seen, setSeen] = useState<{ messages: readonly ChatMessage[]; known: ReadonlySet<string> }>();
  const [come, setCome] = useState(NOTHING);
  const look = (known: readonly string[]) =>
    setSeen({ messages, known: new Set([...known, ...messages.map(({ id }) => id)]) });
  if (!seen && !isFilling) {
    look([]);
  } else if (seen && messages !== seen.messages) {
    look([...seen.known]);
    const found = messages.slice(messages.findLastIndex(({ id }) => seen.known.has(id)) + 1);
    if (found.length > 0) setCome(found);
  }
  return { isFilled: seen !== undefined, come };
}
