import { translationOf } from '@friendbase/ui-kit/words';
import type { helpDialog as reference } from '../en/helpDialog.ts';

export const helpDialog = translationOf<typeof reference>()('en', {
  settings: 'Change things about you',
  callsContact: ({ contact }) => `This calls the person who helps you: ${contact}`,
  notANumber: ({ contact }) =>
    `We cannot call the person who helps you. This is not a phone number: ${contact}`,
  noContact: 'You have not told us who helps you. So this cannot call anybody.',
  contactNotFound: 'We do not know now who helps you. So this cannot call anybody.',
  accessibility: 'What works here, and what does not',
  keyTab: 'Tab goes to the next thing you can press. Shift and Tab together go back.',
});
