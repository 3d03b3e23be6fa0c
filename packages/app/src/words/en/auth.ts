import { catalogue } from '@friendbase/ui-kit/words';

/** The auth screen around its forms. Spec texts to the letter: product spec §2 “Auth screen”. */
export const auth = catalogue('auth', {
  welcome: 'Welcome to FriendBase',
  welcomePurpose: 'Log in or sign up to meet kind people.',
  comeBack: 'Please log in again. Your work is saved.',
  comeBackPurpose: 'You were logged out. After you log in, you are back at the same place.',
  tabs: 'Log in, sign up or get help',
  logInTab: 'Log In',
  signUpTab: 'Sign Up',
  helpTab: 'Need Help?',
  signInLost: 'You logged in, but this browser did not keep it. Please allow cookies for this site.',
  safety: 'Safety First',
  safetyText: 'This is a kind place. You decide who your friends are.',
  guidelines: 'Community guidelines',
  neverShare: 'Do not share your address or phone number with people you meet online.',
  beKind: 'Be kind and respectful.',
  noBullying: 'No bullying or mean comments.',
  keepPrivate: 'Keep personal information private.',
  report: 'Report anything that makes you uncomfortable.',
  /** A single thing to fix follows as the one entry of the summary. */
  toFix: ({ count }: { count: number }, f) =>
    f.plural(count, { one: 'Please fix 1 thing:', other: `Please fix ${f.number(count)} things` }),
});

export const demoHint = catalogue('demoHint', {
  title: 'Try the demo account',
  text: 'You can look around first. You do not need to sign up.',
  username: 'Username',
  password: 'Password',
  use: 'Use the demo account',
  filled: 'The demo username and password are filled in. Press Log In.',
});

export const logIn = catalogue('logIn', {
  heading: 'Log in',
  submit: 'Log In',
  pending: 'Logging in...',
  username: 'Username',
  usernameMissing: 'Write your username.',
  password: 'Password',
  passwordMissing: 'Write your password.',
  foundUsername: ({ username }: { username: string }) =>
    `We found your account. Your username is ${username}.`,
});
