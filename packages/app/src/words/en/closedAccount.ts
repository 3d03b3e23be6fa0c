import { catalogue } from '@friendbase/ui-kit/words';

/** What the owner of a closed account is told when they log in. */
export const closedAccount = catalogue('auth.closed', {
  title: 'Your account is closed',
  /** Said when the log in was refused: the focus is at the form. */
  below: 'Below the form you can read why.',
  purpose: 'You cannot log in now. This is what we decided, and why.',
});
