import {
  cancelPlan,
  createPlan,
  listPlans,
  lookAtCode,
  markCodeUsed,
  publishPlan,
  updatePlan,
  type Plan,
  type PlanDraft,
} from '@friendbase/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** What organizers have made, the newest first. */
export const plansQuery = queryOptions({
  queryKey: ['listPlans'],
  queryFn: ({ signal }) => call(listPlans, {}, { signal }),
});

/** With the answer the list has it, so that the page can lead there. */
const showPlan = (queryClient: QueryClient) => (latest: Plan) =>
  void queryClient.setQueryData(plansQuery.queryKey, (all) => {
    if (!all?.some(({ id }) => id === latest.id)) return [latest, ...(all ?? [])];
    return all.map((plan) => (plan.id === latest.id ? latest : plan));
  });

export const createPlanMutation = (queryClient: QueryClient) =>
  mutation(['createPlan'], {
    mutationFn: (body: PlanDraft) => call(createPlan, { body }),
    onSuccess: showPlan(queryClient),
  });

export const updatePlanMutation = (queryClient: QueryClient) =>
  mutation(['updatePlan'], {
    mutationFn: ({ id, body }: { id: string; body: PlanDraft }) => call(updatePlan, { params: { id }, body }),
    onSuccess: showPlan(queryClient),
  });

export const publishPlanMutation = (queryClient: QueryClient) =>
  mutation(['publishPlan'], {
    mutationFn: (id: string) => call(publishPlan, { params: { id } }),
    onSuccess: showPlan(queryClient),
  });

export const cancelPlanMutation = (queryClient: QueryClient) =>
  mutation(['cancelPlan'], {
    mutationFn: (id: string) => call(cancelPlan, { params: { id } }),
    onSuccess: showPlan(queryClient),
  });

/** What a code is for, asked again each time: another organizer may have marked it since. */
export const codeQuery = (code: string) =>
  queryOptions({
    queryKey: ['lookAtCode', code],
    queryFn: ({ signal }) => call(lookAtCode, { query: { code } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const markCodeUsedMutation = mutation(['markCodeUsed'], {
  mutationFn: (code: string) => call(markCodeUsed, { body: { code } }),
});
