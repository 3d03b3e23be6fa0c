import { confirmEmail, getEmail, sendConfirmation } from '@friendbase/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** Whether the member's email address is confirmed. */
export const emailQuery = queryOptions({
  queryKey: ['getEmail'],
  queryFn: ({ signal }) => call(getEmail, {}, { signal }),
});

export const sendConfirmationMutation = mutation(['sendConfirmation'], {
  mutationFn: () => call(sendConfirmation, {}),
});

export const confirmEmailMutation = mutation(['confirmEmail'], {
  mutationFn: (token: string) => call(confirmEmail, { body: { token } }),
});
