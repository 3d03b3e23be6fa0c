import { catalogue } from '@friendbase/ui-kit/words';

export const profile = catalogue('profile', {
  title: 'Profile',
  purpose: 'This is your page. You can log out here.',
  beingBuilt: 'Changing your profile is being built. You cannot use it yet.',
  logOut: 'Log Out',
  loggingOut: 'Logging out...',
  failed: 'You are still logged in. Please try again.',
  askLogOut: 'Log out and throw away your unfinished post?',
  askLogOutEffect: 'You have an unfinished post. It is deleted when you log out.',
  throwAway: 'Log out',
  stay: 'Stay here',
});
