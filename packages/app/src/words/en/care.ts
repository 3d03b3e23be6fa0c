import { ACCOUNT_LIMITS } from '@friendbase/contract';
import { catalogue } from '@friendbase/ui-kit/words';

/** What the member told us about themselves, on their own page: loaded when it is opened. */
export const care = catalogue('profile.care', {
  title: 'What I told you about me',
  purpose: 'Only you see this. You can change it. Empty a field to take it away.',
  challengeType: 'Challenge type',
  challengeTypeUse: 'We asked when you signed up. We use it for nothing now.',
  nothing: 'I do not want to say',
  caregiverEmail: 'Caregiver email',
  caregiverEmailUse: 'We use it for nothing now. Nobody writes to this address.',
  supportNeeds: 'Support needs',
  supportNeedsUse: 'We use it for nothing now. It is here for you.',
  emergencyContact: 'Emergency contact',
  emergencyContactUse: 'In Help, “Call for Help” calls this person. You change it at “Emergency contact”.',
  nobody: 'Nobody',
  tooLong: ({ count }: { count: number }, f) => `This is too long. Take out ${f.number(count)}.`,
  most: `Up to ${ACCOUNT_LIMITS.supportNeeds} characters.`,
  save: 'Save what I changed',
  saving: 'Saving...',
  demo: 'Everybody uses the demo account, so nothing can be told here.',
  failed: 'What you told us did not load',
  failedText: 'Nothing is changed. Please try again.',
});

/** The member's email address, on their own page. */
export const ownEmail = catalogue('profile.email', {
  dialog: 'My email address',
  purpose:
    'If you forget your password, we can send you an email. First we must know that the address is yours.',
  address: 'Email',
  status: 'Status',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed yet',
  good: 'You can get back in by email. We also tell you there when your password changes.',
  look: 'We sent an email to this address. Open the link in it. It works for 3 days.',
  again: 'Send it again',
  sending: 'Sending...',
  sent: 'Another email is on its way. That can take some minutes.',
  notSent: 'The email is not on its way',
  change: 'Is this address wrong? Change it with “Edit Profile”.',
  demo: 'Everybody uses the demo account, so it gets no emails.',
  noMail: 'This FriendBase sends no emails, so there is nothing to confirm.',
  failed: 'Your email address did not load',
  failedText: 'Nothing is changed. Please try again.',
});

/** The member's recovery card, on their own page. */
export const ownCard = catalogue('profile.card', {
  dialog: 'Recovery card',
  purpose: 'With this card you can get back in if you forget your password.',
  none: 'You have no recovery card.',
  made: ({ when }: { when: string }) => `You have a card. You made it on ${when}. We cannot show it again.`,
  replaces: 'Have you lost it? Make a new one. Then the old one is no longer good.',
  demo: 'Everybody uses the demo account, so it has no recovery card.',
  password: 'Your password',
  passwordHint: 'We ask for it, so that nobody else makes a card for your account.',
  passwordMissing: 'Write your password.',
  make: 'Make my card',
  makeNew: 'Make a new card',
  making: 'Making your card...',
  notMade: 'Your card is not made',
  done: 'I have kept my card',
  failed: 'Your recovery card did not load',
  failedText: 'Nothing is changed. Please try again.',
});
