import { MIN_PASSWORD_CHARACTERS } from '@friendbase/contract';
import { catalogue } from '@friendbase/ui-kit/words';

/** Getting back in without the password, for a visitor. Loaded when it is wanted. */
export const recovery = catalogue('recovery', {
  heading: 'I forgot my password',
  intro: 'You can choose a new password.',
  useCard: 'Use my recovery card',
  cardIs: 'A recovery card has four pictures and a number. You made it when you could log in.',
  useMail: 'Send me an email',
  mailIs: 'This works if you have confirmed your email address in Profile.',
  noCard: 'Do you have no card? Ask a person who runs FriendBase for a link.',

  cardHeading: 'Show your recovery card',
  username: 'Your username',
  usernameMissing: 'Write your username.',
  usernameHint: 'It is on your card.',
  pictures: 'The four pictures on your card',
  picturesHint: 'Press them in the order 1, 2, 3, 4. Press a picture again to take it back.',
  chosen: ({ count }: { count: number }, f) => `${f.number(count)} of 4 pictures chosen`,
  picturesMissing: 'Choose the four pictures on your card.',
  picturesFull: 'You have four pictures. Press one of them to take it back.',
  number: 'The number on your card',
  numberHint: 'It has 6 digits. Spaces do not matter.',
  numberMissing: 'Write the 6 digits of the number on your card.',
  back: 'Back',
  show: 'Show my card',
  showing: 'Looking...',
  /** The same whatever does not fit. */
  cardRefused: 'This does not fit. Look at the username, the pictures and the number again.',

  mailHeading: 'Get an email',
  email: 'Your email address',
  emailHint: 'The one you gave us in Profile.',
  emailMissing: 'Write an email address like name@example.com.',
  send: 'Send the email',
  sending: 'Sending...',
  sentHeading: 'Look at your email',
  /** The same whoever the address is of, and for nobody's. */
  sentTo: ({ email }: { email: string }) =>
    `If ${email} is confirmed in Profile, an email is on its way. That can take some minutes.`,
  sentBefore: 'If your address is confirmed in Profile, an email is on its way. That can take some minutes.',
  sentWays: 'Open the link in the email. Or write its number here.',
  code: 'The number in the email',
  codeHint: 'It has 6 digits. You can paste it.',
  codeMissing: 'Write the 6 digits of the number in the email.',
  showCode: 'Go on with the number',
  sendAgain: 'Send another email',
  inDemo: 'This is a demo: the email is in “Mailbox of the demo”, at the end of the page.',
  /** The same for a wrong number, for one that is over and for an address that is nobody's. */
  codeRefused: 'This number does not fit. Look at the newest email again.',
  emailInvalid: 'Write an email address like name@example.com.',

  newHeading: 'Choose a new password',
  newEffect: 'You are logged out on all phones and computers. Then you log in with the new password.',
  newPassword: 'New password',
  newHint: `Use ${MIN_PASSWORD_CHARACTERS} or more letters or numbers. Three words are good: river piano lemon.`,
  again: 'New password again',
  againHint: 'Write the same new password.',
  addCharacters: ({ count }: { count: number }, f) =>
    `The password is too short. Add ${f.number(count)} more.`,
  mismatch: 'The two new passwords are different. Write the same password here.',
  save: 'Save my new password',
  saving: 'Saving...',
  /** The same whatever the reason: used, too old, or replaced by a newer one. */
  recoveryOver:
    'This way is over. It works once, for 30 minutes. Did you just choose a password? Then log in with it.',
  passwordIsName: 'Please do not use your name as your password. Try three words, like river piano lemon.',
  passwordCommon:
    'Many people use this password, so it is easy to guess. Try three words, like river piano lemon.',
  newPasswordTooShort: ({ characters }: { characters: number }, f) =>
    `Your password must be at least ${f.number(characters)} characters long.`,
  toFix: ({ count }: { count: number }, f) =>
    f.plural(count, { one: 'Please fix 1 thing:', other: `Please fix ${f.number(count)} things:` }),
  failed: 'That did not work',

  saved: 'Your new password is saved.',
  savedFor: ({ username }: { username: string }) =>
    `Your new password is saved. Your username is ${username}. Log in with both.`,
  usedUp: 'The card you used is no longer good. Here is your new one.',
  kept: 'I have kept my card. Log in',
  noLink: 'This link is not whole. Please ask for a new one.',
});

/** The link that confirms an email address, on whatever device it is opened. */
export const confirmation = catalogue('recovery.confirmation', {
  heading: 'Is this your email address?',
  effect: 'Then you can get back in by email if you forget your password.',
  confirm: 'Yes, this is my email address',
  confirming: 'Confirming...',
  confirmed: 'Your email address is confirmed.',
  effectNow: 'Now you can get back in by email if you forget your password.',
  failed: 'That did not work',
  confirmationOver:
    'This link is over. Is your address not confirmed yet? Have another email sent in Profile.',
});

/** The card itself, where it is shown. Nobody can see it again. */
export const recoveryCard = catalogue('recoveryCard', {
  title: 'Your recovery card',
  heading: 'Keep your card',
  once: 'We show it now, and never again. Print it, save it, or show it to a person you trust.',
  secret: 'Whoever has this card can get into your account. Keep it like a key.',
  username: 'Username',
  pictures: 'Pictures, in this order',
  number: 'Number',
  address: 'Where it works',
  print: 'Print the card',
  save: 'Save the card as a picture',
  fileName: 'recovery-card.png',
  savedFile: 'The card is saved on this device, as a picture.',
  notSavedFile: 'We could not save the card here. Please print it or write it down.',
});
