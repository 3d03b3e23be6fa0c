import { MIN_PASSWORD_CHARACTERS } from '../text.ts';

export const EMAIL_TAKEN_MESSAGE = 'Email already registered';
export const USERNAME_TAKEN_MESSAGE = 'Username already taken';

/** How the server's sentence for missing answers begins; their names follow. */
export const SIGNUP_MISSING_START = 'All required fields';

/** Every error response of a password that is easy to guess ends with a way to make a good one. */
const THREE_WORDS = 'Try three words, like river piano lemon.';

interface Field {
  field: string;
}

/** Of signing up, logging in and the own record. Source of the words: product spec §5 and §8. */
export const accountErrors = {
  loginIncomplete: { status: 400, message: 'Please fill in both username and password.' },
  loginRefused: { status: 401, message: 'Please check your username and password.' },
  helpEmailMissing: { status: 400, message: 'Please enter your email address to find your account.' },
  accountNotFound: {
    status: 404,
    message: 'No account found with that email address. Try signing up instead.',
  },
  signupIncomplete: {
    status: 400,
    message: ({ fields }: { fields: readonly string[] }) =>
      `${SIGNUP_MISSING_START} must be filled in. Missing: ${fields.join(', ')}.`,
  },
  passwordTooShort: {
    status: 400,
    message: `Password must be at least ${MIN_PASSWORD_CHARACTERS} characters long.`,
  },
  newPasswordTooShort: {
    status: 400,
    message: `newPassword: your password must be at least ${MIN_PASSWORD_CHARACTERS} characters long.`,
  },
  passwordIsName: {
    status: 400,
    message: ({ field }: Field) => `${field}: Please do not use your name as your password. ${THREE_WORDS}`,
  },
  passwordCommon: {
    status: 400,
    message: ({ field }: Field) =>
      `${field}: Many people use this password, so it is easy to guess. ${THREE_WORDS}`,
  },
  wrongCurrentPassword: {
    status: 403,
    message: 'currentPassword: this is not your password now. Please try again.',
  },
  /** The same for a wrong card, for who has none and for a name that nobody has. */
  cardRefused: {
    status: 403,
    message: 'This does not fit. Please check your username, the four pictures and the number.',
  },
  /** Logging in with pictures. */
  picturesTooSame: {
    status: 400,
    message: 'pictures: These are four times the same. Choose at least one other picture.',
  },
  picturesNotForRoles: {
    status: 403,
    message: 'You look after FriendBase. So you log in with your password alone.',
  },
  picturesNeedLogIn: {
    status: 403,
    message: 'Please log out. Then log in here with your password, and come back.',
  },
  picturesRefused: {
    status: 403,
    message: 'These are not your pictures, or not in your order. Please try again.',
  },
  picturesClosed: {
    status: 403,
    message: 'That was wrong too many times. Please log in with your password.',
  },
  /** The same for what was used, replaced by a newer one, too old and unknown. */
  recoveryOver: {
    status: 403,
    message: 'This way to a new password is over. Did you just choose one? Then log in with it.',
  },
  /** The same for a wrong number, for one that is over and for an address that is nobody's. */
  codeRefused: { status: 403, message: 'This number does not fit. Please look at the newest email again.' },
  /** The same for what was used, replaced by a newer one, too old and unknown. */
  confirmationOver: {
    status: 403,
    message: 'This link is over. Please have another email sent to you in Profile.',
  },
  /** The same for an unknown passkey, for another member's and for one that does not fit. */
  passkeyRefused: {
    status: 403,
    message: 'This passkey did not work here. Please try again, or use your password.',
  },
  /** The same for what was used, is too old or is unknown. */
  passkeyTooLate: { status: 403, message: 'That took too long. Please try again.' },
  /** It was used with a count of before: there may be two of it. */
  passkeyPaused: {
    status: 403,
    message: 'This passkey may have been copied, so it is paused. Please use your password.',
  },
  /** Of what a role is for, in a session that began without one. */
  passkeyNeeded: {
    status: 403,
    message: 'For this you need a passkey. Log in with it. You can make one in Profile.',
  },
  passkeyNotFound: { status: 404, message: 'We could not find that passkey.' },
  passkeyNameMissing: { status: 400, message: 'name: please write a name for your passkey.' },
  tooManyPasskeys: {
    status: 409,
    message: 'You have as many passkeys as you can have. Please take one away first.',
  },
  emailInvalid: { status: 400, message: 'email: Please write an email address like name@example.com.' },
  emailTaken: { status: 409, message: EMAIL_TAKEN_MESSAGE },
  emailNeedsPassword: {
    status: 403,
    message: 'currentPassword: please write your password to change your email address.',
  },
  displayNameMissing: { status: 400, message: 'displayName: please write a name others can see.' },
  nameWithoutLetter: {
    status: 400,
    message: ({ field }: Field) => `${field}: Please use at least one letter or number.`,
  },
  /** Whoever has had such a name from before keeps it. */
  nameClaimsRole: {
    status: 400,
    message: ({ field }: Field) =>
      `${field}: This name sounds like somebody who looks after FriendBase. Please choose another.`,
  },
  usernameMixesAlphabets: { status: 400, message: 'username: Please use the letters of one alphabet.' },
  usernameTaken: { status: 409, message: USERNAME_TAKEN_MESSAGE },
  /** Not the same name, but one that a reader cannot tell from it. */
  usernameLooksTaken: {
    status: 409,
    message: 'username: this looks like the name of another member. Please choose another.',
  },
  notYourAccount: { status: 403, message: 'You can only do this for your own account.' },
  /** Of the account that every visitor logs in to. */
  demoAccountStays: {
    status: 403,
    message:
      'Everybody uses the demo account. Its name, email address, emergency contact, password and logins stay.',
  },
} as const;
