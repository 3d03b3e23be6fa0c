import { listReports, reportThing, type ReportDraft } from '@friendbase/contract';
import { queryOptions } from '@tanstack/react-query';
import { reportKey } from '../lib/reports/useReported.ts';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** What the member has reported, the newest first. */
export const reportsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['listReports', userId],
    queryFn: ({ signal }) => call(listReports, { params: { userId } }, { signal }),
  });

/** Reports a thing. While it is under way and once it was sent, `useReported` leaves it out of every list. */
export const reportMutation = (id: string) =>
  mutation(['reportThing'], {
    mutationKey: reportKey(id),
    mutationFn: (draft: ReportDraft) => call(reportThing, { body: draft }),
    // A list that could not be fetched again still has it.
    gcTime: Infinity,
  });
