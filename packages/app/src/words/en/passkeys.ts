import { catalogue } from '@friendbase/ui-kit/words';

/** Logging in without a password: it comes with the forms behind the closed tabs of the auth screen. */
export const passkeyLogIn = catalogue('passkeyLogIn', {
  logIn: 'Log in without a password',
  waiting: 'Look at your device...',
});

/** Why nothing came of a passkey, by the code of the server's answer, and what the browser itself says. */
export const passkeyErrors = catalogue('passkeyErrors', {
  /** Cancelled, too late or refused by the device: browsers do not tell which. */
  none: 'Nothing happened, and that is fine. Try again, or use your password.',
  isKnown: 'This device has a passkey of yours already.',
  passkeyRefused: 'This passkey did not work here. Please try again, or use your password.',
  passkeyTooLate: 'That took too long. Please try again.',
  passkeyPaused: 'This passkey may have been copied, so it is paused. Please use your password.',
  passkeyNeeded: 'Your password is not enough for this. Please use a passkey that you have.',
  passkeyNotFound: 'We could not find that passkey.',
  passkeyNameMissing: 'Please write a name for your passkey.',
  tooManyPasskeys: 'You have as many passkeys as you can have. Please take one away first.',
  notOffered: 'There are no passkeys here. Please use your password.',
  wrongCurrentPassword: 'This is not your password now. Please try again.',
  demoAccountStays: 'Everybody uses the demo account, so it has no passkeys.',
  accountClosed: 'This account was closed.',
});

/** The member's passkeys, on their own page. */
export const passkeys = catalogue('profile.passkeys', {
  dialog: 'Log in without a password',
  purpose:
    'A passkey logs you in by your finger, your face or the code of your device. You have nothing to remember.',
  needed: 'You help look after FriendBase. For that you need a passkey. Please make one here.',
  neededUse: 'You help look after FriendBase. For that, log out and log in with your passkey.',
  nameless: 'Passkeys need a web address with a name. This one has none, so you use your password.',
  unsupported: 'This browser cannot make passkeys. Your password works as before.',
  demo: 'Everybody uses the demo account, so it has no passkeys.',
  failed: 'Your passkeys did not load',
  failedText: 'Nothing is changed. Please try again.',
  list: 'Your passkeys',
  empty: 'You have no passkey.',
  made: ({ when }: { when: string }) => `Made on ${when}.`,
  used: ({ when }: { when: string }) => `Last used on ${when}.`,
  unused: 'Not used yet.',
  paused: 'Paused, because it may have been copied. Take it away and make a new one.',
  rename: 'Change its name',
  remove: 'Take it away',
  name: 'Name of the passkey',
  nameHint: 'For example “My phone”. Only you see it.',
  nameMissing: 'Write a name for your passkey.',
  firstName: 'My device',
  save: 'Save the name',
  saving: 'Saving...',
  keep: 'Leave it as it is',
  password: 'Your password',
  passwordHint: 'We ask for it, so that nobody else does this for you.',
  passwordMissing: 'Write your password.',
  instead: 'Use a passkey instead',
  waiting: 'Look at your device...',
  make: 'Make a passkey',
  makeHeading: 'Make a passkey for this device',
  making: 'Making it...',
  askRemove: ({ name }: { name: string }) => `Take “${name}” away?`,
  removeMeans: 'After this, you cannot log in with it. Your password and other passkeys stay.',
  removing: 'Taking it away...',
  isMade: 'Your passkey is made. You can log in with it now.',
  isRemoved: 'The passkey is taken away.',
  isRenamed: 'The new name is saved.',
  notDone: 'This did not work',
  decline: 'I do not want a passkey',
  declined: 'Fine. We will not offer it again. You can still make one here.',
});

/** In place of what a role is for, in a session that began with a password. */
export const passkeyNeeded = catalogue('passkeyNeeded', {
  title: 'For this you need a passkey',
  text: 'What you see here is about other people. Your password alone is not enough.',
  make: 'Make a passkey in Profile. If you have one, log out and log in with it.',
  toPasskeys: 'Go to your passkeys',
});
