import { findUsername, logIn, register, type GivenOf } from '@friendbase/contract';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export const logInMutation = mutationOptions({
  mutationKey: [logIn.path],
  mutationFn: (body: GivenOf<typeof logIn>['body']) => call(logIn, { body }),
});

export const registerMutation = mutationOptions({
  mutationKey: [register.path],
  mutationFn: (body: GivenOf<typeof register>['body']) => call(register, { body }),
});

export const findUsernameMutation = mutationOptions({
  mutationKey: [findUsername.path],
  mutationFn: (email: string) => call(findUsername, { body: { email } }),
});
