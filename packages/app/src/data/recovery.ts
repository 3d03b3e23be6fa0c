import {
  choosePassword,
  getCard,
  makeCard,
  requestRecovery,
  showCard,
  showCode,
  type GivenOf,
} from '@friendbase/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** When the card was made that the member has, if there is one. */
export const recoveryCardQuery = queryOptions({
  queryKey: ['getCard'],
  queryFn: ({ signal }) => call(getCard, {}, { signal }),
});

export const makeCardMutation = mutation(['makeCard'], {
  mutationFn: (currentPassword: string) => call(makeCard, { body: { currentPassword } }),
});

export const showCardMutation = mutation(['showCard'], {
  mutationFn: (body: GivenOf<typeof showCard>['body']) => call(showCard, { body }),
});

export const requestRecoveryMutation = mutation(['requestRecovery'], {
  mutationFn: (body: GivenOf<typeof requestRecovery>['body']) => call(requestRecovery, { body }),
});

export const showCodeMutation = mutation(['showCode'], {
  mutationFn: (body: GivenOf<typeof showCode>['body']) => call(showCode, { body }),
});

export const choosePasswordMutation = mutation(['choosePassword'], {
  mutationFn: (body: GivenOf<typeof choosePassword>['body']) => call(choosePassword, { body }),
});
