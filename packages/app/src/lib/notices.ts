import {
  EMAIL_TAKEN_MESSAGE,
  HELP_MISSING_MESSAGE,
  HELP_REFUSED_MESSAGE,
  isApiError,
  isFault,
  LOGIN_MISSING_MESSAGE,
  LOGIN_REFUSED_MESSAGE,
  MIN_PASSWORD_CHARACTERS,
  OUR_FAULT,
  PASSWORD_SHORT_MESSAGE,
  SIGNUP_MISSING_START,
  USERNAME_TAKEN_MESSAGE,
} from '@friendbase/contract';

/** What a toast says. `destructive` interrupts; `success` waits for a pause in speech. */
export interface Notice {
  title: string;
  text: string;
  tone: 'success' | 'destructive';
  /** False where focus moves to words that say the same: nothing is heard twice. */
  isSpoken?: boolean;
}

const success = (title: string, text = ''): Notice => ({ title, text, tone: 'success' });
const failure = (title: string, text: string): Notice => ({ title, text, tone: 'destructive' });
const unspoken = (notice: Notice): Notice => ({ ...notice, isSpoken: false });

const SOMETHING_WRONG = 'Something went wrong. Please try again.';

/** No answer at all: the spec's texts would blame the member for what the network did. */
export const CANNOT_REACH = 'We could not reach the site. Your words are still here. Please try again.';

/** The server's words, or the given ones when it had none. Only a lost network is called one. */
export function reasonOf(error: unknown, otherwise: string): string {
  if (isFault(error)) return OUR_FAULT;
  if (!isApiError(error)) return CANNOT_REACH;
  return error.message || otherwise;
}

const SIGNUP_MISSING = 'Please fill in all required fields including your challenge type.';

/** Words for the member by what the server's sentence contains. */
const SIGNUP_WORDS: [contained: string, words: string][] = [
  [USERNAME_TAKEN_MESSAGE, 'This username is already taken. Please choose a different one.'],
  [EMAIL_TAKEN_MESSAGE, 'This email is already registered. Please use a different email or try logging in.'],
  [SIGNUP_MISSING_START, SIGNUP_MISSING],
  ['Password must be at least', PASSWORD_SHORT_MESSAGE],
];

/** Turns the server's sign-up sentence into the words for the member. Source: product spec §8 “Signup mapping”. */
export function signupReason(error: unknown): string {
  const message = reasonOf(error, 'Please try again with different information.');
  return SIGNUP_WORDS.find(([contained]) => message.includes(contained))?.[1] ?? message;
}

/** Every toast of the product, word for word. Source: product spec §5 and §8. */
export const notices = {
  loginMissing: unspoken(failure('Missing Information', LOGIN_MISSING_MESSAGE)),
  signupMissing: unspoken(failure('Missing Information', SIGNUP_MISSING)),
  passwordMismatch: unspoken(failure('Password Mismatch', 'Please make sure both passwords match.')),
  passwordTooShort: unspoken(
    failure(
      'Password Too Short',
      `Your password must be at least ${MIN_PASSWORD_CHARACTERS} characters long.`,
    ),
  ),
  emailMissing: unspoken(failure('Email Required', HELP_MISSING_MESSAGE)),
  loginFailed: (error: unknown) => unspoken(failure('Login Failed', reasonOf(error, LOGIN_REFUSED_MESSAGE))),
  signupFailed: (text: string) => unspoken(failure('Account Creation Failed', text)),
  accountNotFound: unspoken(failure('Account Not Found', HELP_REFUSED_MESSAGE)),
  loggedIn: success('Welcome back!', "You're now logged in to The FriendBase."),
  signedUp: success(
    'Account Created Successfully!',
    'Your account is being reviewed for safety. You can now use the platform. You do not need to wait.',
  ),
  accountFound: (username: string) =>
    success('Account Information Found!', `Your username is: ${username}. You can now try logging in.`),
  loggedOut: success('Logged out successfully'),
  logoutFailed: failure('Logout failed', SOMETHING_WRONG),
} as const;
