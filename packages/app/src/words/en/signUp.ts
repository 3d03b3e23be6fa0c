import { ACCOUNT_LIMITS, MIN_PASSWORD_CHARACTERS } from '@friendbase/contract';
import { catalogue } from '@friendbase/ui-kit/words';

/** The sign-up form. Source: product spec §2 “Auth screen”, §3, §5. */
export const signUp = catalogue('signUp', {
  heading: 'Make a new account',
  intro: 'This takes about 3 minutes. You need an email address and a password you choose.',
  noHurry: 'You have all the time you need.',
  kept: 'We keep your answers here for 7 days. Other people who use this device may see them. We do not keep passwords.',
  progress: ({ filled, all }: { filled: number; all: number }, f) =>
    `${f.number(filled)} of ${f.number(all)} needed answers`,
  step: ({ at, all }: { at: number; all: number }, f) => `Step ${f.number(at)} of ${f.number(all)}`,
  next: 'Next',
  back: 'Back',
  allAtOnce: 'Show all at once',
  inSteps: 'Show one thing at a time',
  startOver: 'Clear the form',
  cleared: 'The form is empty.',
  submit: 'Sign Up',
  pending: 'Signing up...',
  aboutYou: 'About you',
  aboutPassword: 'Your password',
  aboutSupport: 'About your support',
  showMore: 'Add more about you (optional)',
  hideMore: 'Hide more about you (optional)',
  username: 'Username',
  usernameHint: 'You log in with it. Friends see it too.',
  usernameMissing: 'Write a username.',
  email: 'Email',
  emailHint: 'For example: name@example.com. Other members never see it.',
  emailMissing: 'Write your email address.',
  displayName: 'Display name',
  displayNameHint: 'The name your friends see.',
  displayNameMissing: 'Write a display name.',
  face: 'Your picture',
  faceHint: 'Other members see it beside your name. You can change it later.',
  password: 'Password',
  passwordHint: `Use ${MIN_PASSWORD_CHARACTERS} or more letters or numbers.`,
  passwordMissing: 'Write a password.',
  addCharacters: ({ count }: { count: number }, f) =>
    `The password is too short. Add ${f.number(count)} more.`,
  confirmPassword: 'Confirm password',
  confirmPasswordHint: 'Write the same password again.',
  mismatch: 'The two passwords are different. Write the same password here.',
  challengeType: 'Challenge type',
  challengeTypeHint: 'Why we ask: it helps us support you. Other members never see this.',
  challengeTypeMissing: 'Choose your challenge type.',
  caregiverEmail: 'Caregiver email',
  caregiverEmailHint: 'A person who supports you. Other members never see it.',
  emergencyContact: 'Emergency contact phone',
  emergencyContactHint: 'A person to call when you need help. Any way to write it is fine.',
  supportNeeds: 'Support needs',
  supportNeedsHint: `For example: I like short sentences. Up to ${ACCOUNT_LIMITS.supportNeeds} characters.`,
});

/** Source: product spec §2 “Challenge type options”. */
export const challengeTypes = catalogue('challengeTypes', {
  developmental: 'Developmental Disability',
  cognitive: 'Cognitive Challenge',
  mental_health: 'Mental Health Condition',
  caregiver: "I'm a Caregiver/Support Person",
});

/** The toasts of the form. Source: product spec §5 and §8. */
export const signUpNotices = catalogue('signUpNotices', {
  missing: 'Missing Information',
  mismatch: 'Password Mismatch',
  mismatchText: 'Please make sure both passwords match.',
  tooShort: 'Password Too Short',
  tooShortText: ({ characters }: { characters: number }, f) =>
    `Your password must be at least ${f.number(characters)} characters long.`,
  failed: 'Account Creation Failed',
});

/** Why a sign-up did not work, by the code of the server's answer. Source: product spec §8 “Signup mapping”. */
export const signUpErrors = catalogue('signUpErrors', {
  unknown: 'Please try again with different information.',
  signupIncomplete: 'Please fill in all required fields including your challenge type.',
  usernameTaken: 'This username is already taken. Please choose a different one.',
  usernameLooksTaken: 'This looks like the name of another member. Please choose another.',
  usernameMixesAlphabets: 'Please use the letters of one alphabet.',
  nameWithoutLetter: 'Please use at least one letter or number.',
  nameClaimsRole: 'This name sounds like somebody who looks after FriendBase. Please choose another.',
  emailTaken: 'This email is already registered. Please use a different email or try logging in.',
  emailInvalid: 'Please write an email address like name@example.com.',
  passwordTooShort: ({ characters }: { characters: number }, f) =>
    `Password must be at least ${f.number(characters)} characters long.`,
  passwordIsName: 'Please do not use your name as your password. Try three words, like river piano lemon.',
  passwordCommon:
    'Many people use this password, so it is easy to guess. Try three words, like river piano lemon.',
});
