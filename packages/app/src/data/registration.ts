import { findUsername, register, type GivenOf } from '@friendbase/contract';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

export const registerMutation = mutation(['register'], {
  mutationFn: (body: GivenOf<typeof register>['body']) => call(register, { body }),
});

export const findUsernameMutation = mutation(['findUsername'], {
  mutationFn: (email: string) => call(findUsername, { body: { email } }),
});
