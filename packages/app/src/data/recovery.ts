import {
  choosePassword,
  getRecoveryCard,
  makeRecoveryCard,
  proveByCard,
  type GivenOf,
} from '@friendbase/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** When the card was made that the member has, if there is one. */
export const recoveryCardQuery = queryOptions({
  queryKey: ['getRecoveryCard'],
  queryFn: ({ signal }) => call(getRecoveryCard, {}, { signal }),
});

export const makeRecoveryCardMutation = mutation(['makeRecoveryCard'], {
  mutationFn: (currentPassword: string) => call(makeRecoveryCard, { body: { currentPassword } }),
});

export const proveByCardMutation = mutation(['proveByCard'], {
  mutationFn: (body: GivenOf<typeof proveByCard>['body']) => call(proveByCard, { body }),
});

export const choosePasswordMutation = mutation(['choosePassword'], {
  mutationFn: (body: GivenOf<typeof choosePassword>['body']) => call(choosePassword, { body }),
});
