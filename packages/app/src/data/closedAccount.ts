import { appealClosedAccount } from '@friendbase/contract';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

/** Asks to look again at a closed account, with what the refused log in has given: there is no session. */
export const appealClosedMutation = mutation(['appealClosedAccount'], {
  mutationFn: (body: { token: string; words: string }) => call(appealClosedAccount, { body }),
});
