import { catalogue } from '@friendbase/ui-kit/words';

/** What the owner of a closed account is told when they log in. */
export const closedAccount = catalogue('auth.closed', {
  title: 'Your account is closed',
  purpose: 'You cannot log in now. This is what we decided, and why.',
});
