import { translationOf } from '@friendbase/ui-kit/words';
import type { memberNotices as reference } from '../en/memberNotices.ts';

export const memberNotices = translationOf<typeof reference>()('en', {
  requestUpdated: 'Your answer is saved',
  hasAccepted: ({ name }) => `${name} said yes`,
  declined: ({ name }) => `You said no. ${name} is blocked. We do not tell ${name}.`,
  friendRemoved: 'You stopped being friends',
  notTold: ({ name }) => `We do not tell ${name}.`,
  requestSent: 'You asked to be friends!',
  error: 'That did not work',
  requestFailed: 'Your question was not sent',
  messageFailed: 'Your message was not sent',
  leftBefore: 'You left too early. Your words are kept in the chat.',
  profileUpdated: 'Your page is changed!',
  profileFailed: 'Your page is not changed',
});
