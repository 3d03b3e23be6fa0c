import { useState } from 'react';
import type { ChatMessage } from './MessageLine.tsx';

/** Where those messages begin that came after the log was filled; undefined until it is. */
export function useNewsAt(messages: readonly ChatMessage[], isFilling: boolean): number | undefined {
  const [filledWith, setFilledWith] = useState<ReadonlySet<string>>();
  if (!isFilling && !filledWith) setFilledWith(new Set(messages.map(({ id }) => id)));
  return filledWith && messages.findLastIndex(({ id }) => filledWith.has(id)) + 1;
}
