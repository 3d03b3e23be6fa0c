import { catalogue } from '@friendbase/ui-kit/words';

/** Source: product spec §2 “Help dialog”, conflict X18. */
export const help = catalogue('help', {
  title: 'Need Help?',
  emergencyTitle: 'In an emergency',
  emergency: 'If you are in danger, call 911 or contact a trusted adult.',
  callEmergency: 'Call 911',
  call: 'Call for Help',
  noCall: 'No call was made. Call 911 or a person you trust.',
  message: 'Send a Message',
  settings: 'Account Settings',
  keys: 'Keys that help',
  keyTab: 'Tab goes to the next control.',
  keyF6: 'F6 goes to the next part of the page.',
  keyF8: 'F8 goes to the newest message from FriendBase.',
  keyEscape: 'Escape closes what is open.',
});
