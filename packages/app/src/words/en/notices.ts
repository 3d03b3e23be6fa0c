import { catalogue } from '@friendbase/ui-kit/words';

/** The toasts that more than one screen gives, and those that the list behind the bell keeps. Source: spec §5, §8. */
export const notices = catalogue('notices', {
  missingInformation: 'Missing Information',
  loginFailed: 'Login Failed',
  loggedIn: 'Welcome back!',
  loggedInText: "You're now logged in to The FriendBase.",
  signedUp: 'Account Created Successfully!',
  signedUpText:
    'Your account is being reviewed for safety. You can now use the platform. You do not need to wait.',
  loggedOut: 'Logged out successfully',
  logoutFailed: 'Logout failed',
  logoutFailedText: 'Something went wrong. Please try again.',
  /** Said by F8 when no toast is on show. */
  noNew: 'No new messages. Older ones are in Notifications.',
});
