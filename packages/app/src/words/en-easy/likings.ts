import { MOST_LIKINGS } from '@friendbase/contract';
import { translationOf } from '@friendbase/ui-kit/words';
import type { likings as likingsReference, ownLikings as ownReference } from '../en/likings.ts';

export const likings = translationOf<typeof likingsReference>()('en', {
  theirsFailed: 'We do not know what this person likes. Try again.',
});

export const ownLikings = translationOf<typeof ownReference>()('en', {
  purpose: `What do you like? Choose up to ${MOST_LIKINGS}. Others can see it in your profile.`,
  whatFor: 'It helps us find people who like the same things.',
  full: `You have ${MOST_LIKINGS} now. You can take one away. Then you can choose a new one.`,
  undone: 'All is as it was before',
  none: 'You did not choose what you like yet.',
});
