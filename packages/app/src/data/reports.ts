import { listReports, reportThing, type ReportDraft } from '@friendbase/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { hideReported } from './hideReported.ts';
import { mutation } from './mutation.ts';

/** What the member has reported, the newest first. */
export const reportsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['listReports', userId],
    queryFn: ({ signal }) => call(listReports, { params: { userId } }, { signal }),
  });

/** Reports a thing. It goes from the reporter's pages at once, and comes back where it could not be reported. */
export const reportMutation = (queryClient: QueryClient) =>
  mutation(['reportThing'], {
    mutationFn: (draft: ReportDraft) => call(reportThing, { body: draft }),
    onMutate: ({ subject }) => hideReported(queryClient, subject),
    onError: (_error, _draft, hidden) => hidden?.bringBack(),
    onSuccess: (_report, _draft, hidden) => hidden.letGo(),
  });
