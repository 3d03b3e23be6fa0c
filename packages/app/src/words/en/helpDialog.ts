import { catalogue } from '@friendbase/ui-kit/words';

/** The help dialog, which brings its words. Source: product spec §2 “Help dialog”, conflict X18. */
export const helpDialog = catalogue('helpDialog', {
  title: 'Need Help?',
  emergencyTitle: 'In an emergency',
  callEmergency: 'Call 911',
  call: 'Call for Help',
  message: 'Send a Message',
  settings: 'Account Settings',
  callsContact: ({ contact }: { contact: string }) => `This calls your emergency contact: ${contact}`,
  notANumber: ({ contact }: { contact: string }) =>
    `We cannot call your emergency contact. This is not a phone number: ${contact}`,
  noContact: 'You have no emergency contact. So this cannot call anybody.',
  contactNotFound: 'We could not look up your emergency contact. So this cannot call anybody.',
  /** After the device was asked: nobody here knows whether it can call. */
  calling: ({ number }: { number: string }) =>
    `Your device should now call ${number}. If no call starts, call 911 or a person you trust.`,
  pages: 'All pages',
  accessibility: 'Accessibility: what works and what does not',
  keys: 'Keys that help',
  keyTab: 'Tab goes to the next control. Shift and Tab together go back.',
  keyEnter: 'Enter presses what is marked. Space does the same for buttons.',
  keyF6: 'F6 goes to the next part of the page. Shift and F6 together go back.',
  keyF8: 'F8 goes to the newest message from FriendBase.',
  keyEscape: 'Escape closes what is open.',
  keyArrows: 'Arrow keys move inside tabs, choices, posts and the list of conversations.',
  keyMessage: 'Enter sends a message you write. You can change that in Comfort settings.',
});
