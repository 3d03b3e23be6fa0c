import { logIn, type GivenOf } from '@friendbase/contract';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

export const logInMutation = mutation(['logIn'], {
  mutationFn: (body: GivenOf<typeof logIn>['body']) => call(logIn, { body }),
});
