import { translationOf } from '@friendbase/ui-kit/words';
import type * as reference from '../en/signUp.ts';

export const signUp = translationOf<typeof reference.signUp>()('en', {
  kept: 'We keep your answers here for 7 days. Other people who use this device may see them. We never keep your password here.',
  progress: ({ filled, all }, f) => `You did ${f.number(filled)} of ${f.number(all)}`,
  challengeType: 'What is hard for you?',
  challengeTypeHint: 'We ask so that we can help you. Other members never see this.',
  caregiverEmail: 'Email of a person who helps you',
  emergencyContact: 'Phone number of a person who helps you',
  emergencyContactHint: 'We can show it when you need help.',
  supportNeeds: 'What helps you?',
  challengeTypeMissing: 'Choose what is hard for you.',
});

export const challengeTypes = translationOf<typeof reference.challengeTypes>()('en', {
  developmental: 'I learn in my own way',
  cognitive: 'Thinking or remembering is hard',
  mental_health: 'My feelings make things hard',
  caregiver: 'I help another person',
});

export const signUpNotices = translationOf<typeof reference.signUpNotices>()('en', {
  missing: 'Something is missing',
  mismatch: 'The passwords are different',
  mismatchText: 'Please write the same password two times.',
  tooShort: 'Your password is too short',
  tooShortText: ({ characters }, f) => `Please use ${f.number(characters)} or more letters or numbers.`,
  failed: 'You have no account yet',
});

export const signUpErrors = translationOf<typeof reference.signUpErrors>()('en', {
  unknown: 'Please change your answers and try again.',
  signupIncomplete: 'Some answers are missing. Please fill them in.',
  usernameTaken: 'Another person has this username. Please choose another one.',
  usernameMixesAlphabets: 'Please use letters of one language only.',
  nameClaimsRole: 'This name sounds like a helper of FriendBase. Please choose another one.',
  emailTaken: 'This email has an account. You can log in with it. Or you can use another email.',
  passwordTooShort: ({ characters }, f) =>
    `The password is too short. Use ${f.number(characters)} or more letters or numbers.`,
});
