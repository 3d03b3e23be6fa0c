import { catalogue } from '@friendbase/ui-kit/words';

/** The form behind “Need Help?”, which loads with it. Source: product spec §2 “Need Help?”, §5, §8. */
export const findUsername = catalogue('findUsername', {
  heading: 'Find my username',
  intro: 'We can find your username. We cannot show your password.',
  email: 'Email',
  emailHint: 'The email address you signed up with.',
  emailMissing: 'Write your email address.',
  submit: 'Find my username',
  pending: 'Looking...',
  notFound:
    'No account found with that email address. Try signing up instead. Check the address for typing mistakes, or sign up.',
  emailRequired: 'Email Required',
  accountNotFound: 'Account Not Found',
  accountFound: 'Account Information Found!',
  accountFoundText: ({ username }: { username: string }) =>
    `Your username is: ${username}. You can now try logging in.`,
});
