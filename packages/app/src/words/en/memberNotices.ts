import { catalogue } from '@friendbase/ui-kit/words';

/** The toasts of what members do with other people and with their own page. Source: product spec §8. */
export const memberNotices = catalogue('notices.member', {
  requestUpdated: 'Request updated',
  requestSent: 'Friend request sent!',
  error: 'Error',
  requestFailed: 'Error sending request',
  messageFailed: 'Error sending message',
  profileUpdated: 'Profile updated!',
  profileFailed: 'Error updating profile',
  tryAgain: 'Something went wrong. Please try again.',
});
