import {
  appealClosedAccount,
  appealDecision,
  listDecisions,
  type AppealState,
  type Decision,
} from '@friendbase/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** What moderators decided about what the member wrote, the newest first. */
export const decisionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['listDecisions', userId],
    queryFn: ({ signal }) => call(listDecisions, { params: { userId } }, { signal }),
  });

/** Asks to look again. The decision says so with the answer. */
export const appealMutation = (queryClient: QueryClient, userId: string) =>
  mutation(['appealDecision'], {
    mutationFn: ({ id, words }: { id: string; words: string }) =>
      call(appealDecision, { params: { id }, body: { words } }),
    onSuccess: (decision) =>
      void queryClient.setQueryData<Decision[]>(['listDecisions', userId], (all) =>
        all?.map((one) => (one.id === decision.id ? decision : one)),
      ),
  });

/** Asks to look again at a closed account, with what the refused log in has given: there is no session. */
export const appealClosedMutation = mutation(['appealClosedAccount'], {
  mutationFn: (body: { token: string; words: string }) => call(appealClosedAccount, { body }),
});

/** What a wish to look again has become, as a key of the words about safety. */
export const APPEAL_WORDS = {
  waiting: 'asked',
  kept: 'appealKept',
  undone: 'undone',
} as const satisfies Record<AppealState, string>;
