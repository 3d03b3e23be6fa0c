import {
  changePassword,
  confirmSession,
  endOtherSessions,
  endSession,
  listSessions,
  secureAccount,
  type PasswordChange,
} from '@friendbase/contract';
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

/** The member says that a place is theirs. */
export const confirmSessionMutation = (userId: string) =>
  mutation(['confirmSession'], {
    mutationFn: (sessionId: string) => call(confirmSession, { params: { userId, sessionId } }),
  });

export const endSessionMutation = (userId: string) =>
  mutation(['endSession'], {
    mutationFn: (sessionId: string) => call(endSession, { params: { userId, sessionId } }),
  });

/** Keeps others out, whom a notification tells of. */
export const secureAccountMutation = (userId: string) =>
  mutation(['secureAccount'], {
    mutationFn: (notificationId: string) =>
      call(secureAccount, { params: { userId }, body: { notificationId } }),
  });

/** Changes the password, which also logs the member out everywhere else. */
export const changePasswordMutation = mutation(['changePassword'], {
  mutationFn: (body: PasswordChange) => call(changePassword, { body }),
});
