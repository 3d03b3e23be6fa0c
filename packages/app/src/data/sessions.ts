import { changePassword, endOtherSessions, listSessions, type PasswordChange } from '@friendbase/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** Where the member is logged in, the latest login first. */
export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['listSessions', userId],
    queryFn: ({ signal }) => call(listSessions, { params: { userId } }, { signal }),
  });

/** Logs the member out everywhere else. */
export const endOtherSessionsMutation = (userId: string) =>
  mutation(['endOtherSessions'], { mutationFn: () => call(endOtherSessions, { params: { userId } }) });

/** Changes the password, which also logs the member out everywhere else. */
export const changePasswordMutation = mutation(['changePassword'], {
  mutationFn: (body: PasswordChange) => call(changePassword, { body }),
});
