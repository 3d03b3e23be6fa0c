import { variantOf } from '@friendbase/ui-kit/words';
import type { memberNotices as reference } from '../en/memberNotices.ts';

export const memberNotices = variantOf<typeof reference>()('en', {
  requestUpdated: 'Your answer is saved',
  requestSent: 'You asked to be friends!',
  error: 'That did not work',
  requestFailed: 'Your question was not sent',
  messageFailed: 'Your message was not sent',
  profileUpdated: 'Your page is changed!',
  profileFailed: 'Your page is not changed',
});
