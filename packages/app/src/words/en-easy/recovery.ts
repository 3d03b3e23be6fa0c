import { translationOf } from '@friendbase/ui-kit/words';
import type { person as personReference } from '../en/person.ts';
import type {
  confirmation as confirmationReference,
  recovery as recoveryReference,
  recoveryCard as recoveryCardReference,
} from '../en/recovery.ts';

export const recovery = translationOf<typeof recoveryReference>()('en', {
  cardIs: 'The card has four pictures and a number. You made it before.',
  noCard: 'You have no card? Ask a person who can help.',
  picturesHint: 'Press picture 1 first. Then 2, 3 and 4. Was one wrong? Press it again.',
  cardRefused: 'Something is not right. Look at your card again. Is your name right?',
  mailIs: 'Did you tell us in Profile that your email address is yours? Then this works.',
  sentTo: ({ email }) => `If we know that ${email} is yours, an email comes. It can take some minutes.`,
  sentWays: 'Open the email. Press the link there. Or write the number here.',
  codeRefused: 'This is not the right number. Look at the last email that came.',
  newEffect: 'After this you log in again, on each phone and computer.',
  againHint: 'Write the new password one more time.',
  recoveryOver: 'This is over. Do you have a new password? Then log in with it. If not, start again.',
  usedUp: 'Your old card does not work now. This is your new card.',
});

export const confirmation = translationOf<typeof confirmationReference>()('en', {
  effect: 'Then we can send you an email if you forget your password.',
  confirmationOver: 'This link is old. You can get another email in Profile.',
});

export const recoveryCard = translationOf<typeof recoveryCardReference>()('en', {
  once: 'You see it only now. Print it or save it. You can show it to a person you trust.',
  secret: 'It is like a key. Only give it to people you know well.',
});

export const person = translationOf<typeof personReference>()('en', {
  none: 'Ask the person who showed you FriendBase.',
});
