import { translationOf } from '../translation.ts';
import type { fields as reference } from '../en/fields.ts';

export const fields = translationOf<typeof reference>()('en', {
  clear: 'Empty it',
  didYouMean: 'Is it one of these?',
  copyByHand: 'We could not copy it. The words are marked. Choose Copy on your device.',
});
