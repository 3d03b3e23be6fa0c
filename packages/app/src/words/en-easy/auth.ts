import { translationOf } from '@friendbase/ui-kit/words';
import type { auth as authReference } from '../en/auth.ts';
import type { findUsername as findUsernameReference } from '../en/findUsername.ts';

export const auth = translationOf<typeof authReference>()('en', {
  comeBack: 'Please log in again. We kept your work.',
  comeBackPurpose: 'You were logged out. Log in, and you are back where you were.',
  signInLost:
    'You logged in. But this browser did not keep it. Please allow cookies. You can ask somebody to help.',
  guidelines: 'Our rules',
  neverShare: 'Do not tell people you meet online where you live. Do not tell them your phone number.',
  beKind: 'Be nice to others.',
  noBullying: 'Do not be mean. Do not hurt people with words.',
  keepPrivate: 'Some things are only for you. Do not tell them here.',
  report: 'Does something feel bad? Tell us.',
});

export const findUsername = translationOf<typeof findUsernameReference>()('en', {
  notFound: 'We do not know this email address. Is it written right? Or do you want to sign up?',
  emailRequired: 'Your email is missing',
  accountNotFound: 'We did not find you',
  accountFound: 'We found you!',
  accountFoundText: ({ username }) => `Your username is: ${username}. You can log in now.`,
});
