/** Source: product spec §2 “Help dialog”, conflict X18. */
export const HELP = {
  title: 'Need Help?',
  emergencyTitle: 'In an emergency',
  emergency: 'If you are in danger, call 911 or contact a trusted adult.',
  emergencyHref: 'tel:911',
  callEmergency: 'Call 911',
  call: 'Call for Help',
  noCall: 'No call was made. Call 911 or a person you trust.',
  message: 'Send a Message',
  settings: 'Account Settings',
  keysTitle: 'Keys that help',
  keys: [
    'Tab goes to the next control.',
    'F6 goes to the next part of the page.',
    'F8 goes to the newest message from FriendBase.',
    'Escape closes what is open.',
  ],
} as const;
