import { translationOf } from '@friendbase/ui-kit/words';
import type { person as personReference } from '../en/person.ts';
import type { recovery as recoveryReference, recoveryCard as recoveryCardReference } from '../en/recovery.ts';

export const recovery = translationOf<typeof recoveryReference>()('en', {
  cardIs: 'The card has four pictures and a number. You made it before.',
  noCard: 'You have no card? Ask a person who can help.',
  picturesHint: 'Press picture 1 first. Then 2, 3 and 4. Was one wrong? Press it again.',
  cardRefused: 'Something is not right. Look at your card again. Is your name right?',
  newEffect: 'After this you log in again, on each phone and computer.',
  againHint: 'Write the new password one more time.',
  recoveryOver: 'This is over. Have you a new password? Then log in with it. If not, start again.',
  usedUp: 'Your old card does not work now. This is your new card.',
});

export const recoveryCard = translationOf<typeof recoveryCardReference>()('en', {
  once: 'You see it only now. Print it or save it. You can show it to a person you trust.',
  secret: 'It is like a key. Do not give it to people you do not know well.',
});

export const person = translationOf<typeof personReference>()('en', {
  none: 'Ask the person who showed you FriendBase.',
});
