import { getMe, getUser, logOut } from '@friendbase/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/call.ts';

/** Longer than any answer should take: a check that hangs counts as no answer. */
const CHECK_LIMIT_MS = 10_000;

/** Who is logged in. The session machine alone decides when to ask. */
export const meQuery = queryOptions({
  queryKey: [getMe.path],
  queryFn: ({ signal }) =>
    call(getMe, {}, { signal: AbortSignal.any([signal, AbortSignal.timeout(CHECK_LIMIT_MS)]) }),
});

/** The member with their FBB balance. */
export const userQuery = queryOptions({
  queryKey: [getUser.path],
  queryFn: ({ signal }) => call(getUser, {}, { signal }),
});

export const logOutMutation = mutationOptions({
  mutationKey: [logOut.path],
  mutationFn: () => call(logOut, {}),
});
