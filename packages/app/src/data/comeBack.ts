import { comeBack } from '@friendbase/contract';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** With what the refused log in has given: there is no session. */
export const comeBackMutation = mutation(['comeBack'], {
  mutationFn: (token: string) => call(comeBack, { body: { token } }),
});
