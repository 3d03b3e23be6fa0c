import { isApiError, isFault, MIN_PASSWORD_CHARACTERS, OUR_FAULT } from '@friendbase/contract';

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

const SIGNUP_WORDS: [contained: string, words: string][] = [
  ['Username already taken', 'This username is already taken. Please choose a different one.'],
  [
    'Email already registered',
    'This email is already registered. Please use a different email or try logging in.',
  ],
  ['All required fields', 'Please fill in all required fields including your challenge type.'],
  ['Password must be at least', `Password must be at least ${MIN_PASSWORD_CHARACTERS} characters long.`],
];

/** Turns the server's sign-up sentence into the words for the member. Source: product spec §8 “Signup mapping”. */
export function signupReason(error: unknown): string {
  const message = reasonOf(error, 'Please try again with different information.');
  return SIGNUP_WORDS.find(([contained]) => message.includes(contained))?.[1] ?? message;
}

/** Every toast of the product, word for word. Source: product spec §5 and §8. */
export const notices = {
  loginMissing: unspoken(failure('Missing Information', 'Please fill in both username and password.')),
  signupMissing: unspoken(
    failure('Missing Information', 'Please fill in all required fields including your challenge type.'),
  ),
  passwordMismatch: unspoken(failure('Password Mismatch', 'Please make sure both passwords match.')),
  passwordTooShort: unspoken(
    failure(
      'Password Too Short',
      `Your password must be at least ${MIN_PASSWORD_CHARACTERS} characters long.`,
    ),
  ),
  emailMissing: unspoken(failure('Email Required', 'Please enter your email address to find your account.')),
  loginFailed: (error: unknown) =>
    unspoken(failure('Login Failed', reasonOf(error, 'Please check your username and password.'))),
  signupFailed: (text: string) => unspoken(failure('Account Creation Failed', text)),
  accountNotFound: unspoken(
    failure('Account Not Found', 'No account found with that email address. Try signing up instead.'),
  ),
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
