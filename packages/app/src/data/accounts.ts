import { findUsername, getMe, logIn, logOut, register, type GivenOf } from '@friendbase/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** Longer than any answer should take: a check that hangs counts as no answer. */
const CHECK_LIMIT_MS = 10_000;

/** Who is logged in. The session machine alone decides when to ask. */
export const meQuery = queryOptions({
  queryKey: ['getMe'],
  queryFn: ({ signal }) =>
    call(getMe, {}, { signal: AbortSignal.any([signal, AbortSignal.timeout(CHECK_LIMIT_MS)]) }),
});

export const logInMutation = mutation(['logIn'], {
  mutationFn: (body: GivenOf<typeof logIn>['body']) => call(logIn, { body }),
});

export const registerMutation = mutation(['register'], {
  mutationFn: (body: GivenOf<typeof register>['body']) => call(register, { body }),
});

export const findUsernameMutation = mutation(['findUsername'], {
  mutationFn: (email: string) => call(findUsername, { body: { email } }),
});

export const logOutMutation = mutation(['logOut'], { mutationFn: () => call(logOut, {}) });
