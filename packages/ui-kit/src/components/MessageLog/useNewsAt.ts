import { useState } from 'react';
import type { ChatMessage } from './MessageLine.tsx';

/** More that come together are counted, not read out: nobody wants to hear fifty messages in a row. */
const MOST_READ_OUT = 3;

interface News {
  /** Where those messages begin that are read out; undefined until the log is filled. */
  at: number | undefined;
  /** How many came together the last time when they were too many to be read out. A new object each time. */
  many: { count: number } | undefined;
}

const idsOf = (messages: readonly ChatMessage[]): ReadonlySet<string> =>
  new Set(messages.map(({ id }) => id));

/** What came after the log was filled. */
export function useNewsAt(messages: readonly ChatMessage[], isFilling: boolean): News {
  /** The messages that are not read out, and those that were there at the last look. */
  const [silent, setSilent] = useState<ReadonlySet<string>>();
  const [seen, setSeen] = useState(messages);
  const [many, setMany] = useState<News['many']>();
  const at = silent && messages.findLastIndex(({ id }) => silent.has(id)) + 1;
  if (!isFilling && !silent) {
    setSilent(idsOf(messages));
    setSeen(messages);
  } else if (at !== undefined && messages !== seen) {
    setSeen(messages);
    const known = idsOf(seen);
    const count = messages.slice(at).filter(({ id }) => !known.has(id)).length;
    if (count > MOST_READ_OUT) {
      setSilent(idsOf(messages));
      setMany({ count });
    }
  }
  return { at, many };
}
