import { getReadState, markRead, tellTyping } from '@friendbase/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';

/** How far a friend has read what the member wrote. Only asked for by a member who shows the same. */
export const readStateQuery = (userId: string, partnerId: string) =>
  queryOptions({
    queryKey: ['getReadState', userId, partnerId],
    queryFn: ({ signal }) => call(getReadState, { params: { userId, partnerId } }, { signal }),
  });

/** Tells a friend how far the member has read. */
export const tellRead = (userId: string, partnerId: string, messageId: string): Promise<void> =>
  call(markRead, { params: { userId, partnerId }, body: { messageId } });

/** Tells a friend that the member is writing. */
export const tellWriting = (userId: string, partnerId: string): Promise<void> =>
  call(tellTyping, { params: { userId, partnerId } });

type HearWriter = (partnerId: string) => void;

/** Who wants to hear that a friend is writing, for each page. It is stored nowhere: whoever does not listen has missed it. */
const listeners = new WeakMap<QueryClient, Set<HearWriter>>();

/** A friend is writing to the member. */
export const hearWriter = (queryClient: QueryClient, partnerId: string): void =>
  listeners.get(queryClient)?.forEach((hear) => hear(partnerId));

/** Calls back whenever a friend is heard to be writing. Returns how to stop. */
export function listenForWriters(queryClient: QueryClient, hear: HearWriter): () => void {
  const all = listeners.get(queryClient) ?? new Set();
  listeners.set(queryClient, all.add(hear));
  return () => void all.delete(hear);
}
