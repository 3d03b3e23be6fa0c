import { getExport, leaveFriendBase, makeExport } from '@friendbase/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** How often is asked while the file is being made: most are there at once. */
const LOOK_EVERY_MS = 3000;

/** The file with the member's things, as far as it is. */
export const exportQuery = queryOptions({
  queryKey: ['getExport'],
  queryFn: ({ signal }) => call(getExport, {}, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.export && ['waiting', 'making'].includes(data.export.state) ? LOOK_EVERY_MS : false,
});

export const makeExportMutation = mutation(['makeExport'], {
  mutationFn: (currentPassword: string) => call(makeExport, { body: { currentPassword } }),
});

export const leaveMutation = mutation(['leaveFriendBase'], {
  mutationFn: (currentPassword: string) => call(leaveFriendBase, { body: { currentPassword } }),
});
