import { translationOf } from '@friendbase/ui-kit/words';
import type { closedAccount as reference } from '../en/closedAccount.ts';

export const closedAccount = translationOf<typeof reference>()('en', {
  purpose: 'You cannot log in now. Here you can read why.',
});
