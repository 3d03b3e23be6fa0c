import {
  answerAppeal,
  decideCase,
  getCase,
  getModerationCounts,
  listCases,
  undoDecision,
  type CaseDecision,
  type CaseList,
} from '@friendbase/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** What waits in a list, the most urgent first, page by page. */
export const casesQuery = (list: CaseList) =>
  infiniteQueryOptions({
    queryKey: ['listCases', list],
    queryFn: ({ pageParam: before, signal }) => call(listCases, { query: { list, before } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

/** The beginning of a list as it is now, beside the one that is read: it is asked for where something may have come. */
export const newestCasesQuery = (list: CaseList) =>
  queryOptions({
    queryKey: ['listCases', list, 'now'],
    queryFn: async ({ signal }) => (await call(listCases, { query: { list } }, { signal })).items,
    // What happens is told only once.
    retry: 5,
  });

/** One case. Each reading is noted in the record. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['getCase', id],
    queryFn: ({ signal }) => call(getCase, { params: { id } }, { signal }),
    staleTime: Infinity,
  });

export const countsQuery = queryOptions({
  queryKey: ['getModerationCounts'],
  queryFn: ({ signal }) => call(getModerationCounts, {}, { signal }),
});

export const decideMutation = mutation(['decideCase'], {
  mutationFn: ({ id, ...body }: CaseDecision & { id: string }) => call(decideCase, { params: { id }, body }),
});

export const undoDecisionMutation = mutation(['undoDecision'], {
  mutationFn: (id: string) => call(undoDecision, { params: { id } }),
});

export const answerAppealMutation = mutation(['answerAppeal'], {
  mutationFn: ({ id, outcome }: { id: string; outcome: 'keep' | 'undo' }) =>
    call(answerAppeal, { params: { id }, body: { outcome } }),
});
