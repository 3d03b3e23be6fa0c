import { createContext, use } from 'react';

/** The id of the friendship that waits for an answer, by whom the member asked. */
export type SentRequests = Readonly<Record<string, string | undefined>>;

/** The requests that the member sent since the page was opened: no call lists them. */
export const SentRequestsContext = createContext<
  readonly [sent: SentRequests, remember: (personId: string, friendshipId: string | undefined) => void]
>([{}, () => {}]);

export const useSentRequests = () => use(SentRequestsContext);
