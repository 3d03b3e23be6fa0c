import { catalogue } from '@friendbase/ui-kit/words';

/** The help dialog, which brings its words. Source: product spec §2 “Help dialog”, conflict X18. */
export const helpDialog = catalogue('helpDialog', {
  title: 'Need Help?',
  emergencyTitle: 'In an emergency',
  callEmergency: 'Call 911',
  call: 'Call for Help',
  message: 'Send a Message',
  settings: 'Account Settings',
  keys: 'Keys that help',
  keyTab: 'Tab goes to the next control.',
  keyF6: 'F6 goes to the next part of the page.',
  keyF8: 'F8 goes to the newest message from FriendBase.',
  keyEscape: 'Escape closes what is open.',
});
