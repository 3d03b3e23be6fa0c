import { ACCOUNT_LIMITS, MIN_PASSWORD_CHARACTERS, type ChallengeType } from '@friendbase/contract';

/** Every word of the auth screen. Spec texts to the letter: product spec §2 “Auth screen”, §3, §5. */
export const AUTH = {
  welcome: 'Welcome to FriendBase',
  welcomePurpose: 'Log in or sign up to meet kind people.',
  comeBack: 'Please log in again. Your work is saved.',
  comeBackPurpose: 'You were logged out. After you log in, you are back at the same place.',
  tabsLabel: 'Log in, sign up or get help',
  signInLost: 'You logged in, but this browser did not keep it. Please allow cookies for this site.',
} as const;

export const SAFETY = {
  title: 'Safety First',
  text: 'This is a kind place. You decide who your friends are.',
  reminder: 'Do not share your address or phone number with people you meet online.',
} as const;

export const GUIDELINES = {
  title: 'Community guidelines',
  items: [
    'Be kind and respectful.',
    'No bullying or mean comments.',
    'Keep personal information private.',
    'Report anything that makes you uncomfortable.',
  ],
} as const;

export const DEMO_HINT = {
  title: 'Try the demo account',
  text: 'You can look around first. You do not need to sign up.',
  username: 'Username',
  password: 'Password',
  use: 'Use the demo account',
  filled: 'The demo username and password are filled in. Press Log In.',
} as const;

export const LOG_IN = {
  tab: 'Log In',
  heading: 'Log in',
  submit: 'Log In',
  pending: 'Logging in...',
  username: 'Username',
  password: 'Password',
  foundUsername: (username: string) => `We found your account. Your username is ${username}.`,
  missing: { username: 'Write your username.', password: 'Write your password.' },
} as const;

export const SIGN_UP = {
  tab: 'Sign Up',
  heading: 'Make a new account',
  intro: 'This takes about 3 minutes. You need an email address and a password you choose.',
  noHurry: 'You have all the time you need.',
  kept: 'We keep your answers here for 7 days. Other people who use this device may see them. We do not keep passwords.',
  progress: (filled: number, all: number) => `${filled} of ${all} needed answers`,
  loading: 'Loading...',
  notLoaded: 'Sign up did not load',
  notLoadedWhy: 'Something went wrong on our side. Please try again.',
  startOver: 'Clear the form',
  cleared: 'The form is empty.',
  submit: 'Sign Up',
  pending: 'Signing up...',
  groups: { you: 'About you', password: 'Your password', support: 'About your support' },
  username: { label: 'Username', description: 'You log in with it. Friends see it too.' },
  email: { label: 'Email', description: 'For example: name@example.com. Other members never see it.' },
  displayName: { label: 'Display name', description: 'The name your friends see.' },
  password: {
    label: 'Password',
    description: `Use ${MIN_PASSWORD_CHARACTERS} or more letters or numbers.`,
  },
  confirmPassword: { label: 'Confirm password', description: 'Write the same password again.' },
  challengeType: {
    label: 'Challenge type',
    description: 'Why we ask: it helps us support you. Other members never see this.',
  },
  more: { show: 'Add more about you (optional)', hide: 'Hide more about you (optional)' },
  caregiverEmail: {
    label: 'Caregiver email',
    description: 'A person who supports you. Other members never see it.',
  },
  emergencyContact: {
    label: 'Emergency contact phone',
    description: 'A person to call when you need help. Any way to write it is fine.',
  },
  supportNeeds: {
    label: 'Support needs',
    description: `For example: I like short sentences. Up to ${ACCOUNT_LIMITS.supportNeeds} characters.`,
  },
  missing: {
    username: 'Write a username.',
    email: 'Write your email address.',
    displayName: 'Write a display name.',
    password: 'Write a password.',
    challengeType: 'Choose your challenge type.',
  },
  mismatch: 'The two passwords are different. Write the same password here.',
  addCharacters: (count: number) => `The password is too short. Add ${count} more.`,
} as const;

/** Source: product spec §2 “Challenge type options”. */
export const CHALLENGE_OPTIONS: { value: ChallengeType; label: string }[] = [
  { value: 'developmental', label: 'Developmental Disability' },
  { value: 'cognitive', label: 'Cognitive Challenge' },
  { value: 'mental_health', label: 'Mental Health Condition' },
  { value: 'caregiver', label: "I'm a Caregiver/Support Person" },
];

export const FIND_USERNAME = {
  tab: 'Need Help?',
  heading: 'Find my username',
  intro: 'We can find your username. We cannot show or change your password yet.',
  email: { label: 'Email', description: 'The email address you signed up with.' },
  submit: 'Find my username',
  pending: 'Looking...',
  missing: 'Write your email address.',
  tryAgain: 'Check the address for typing mistakes, or sign up.',
} as const;

/** A single thing to fix follows as the one entry of the summary. */
export const errorSummaryTitle = (count: number): string =>
  count === 1 ? 'Please fix 1 thing:' : `Please fix ${count} things`;
