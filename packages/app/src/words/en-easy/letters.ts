import { translationOf } from '@friendbase/ui-kit/words';
import type { letters as reference } from '../en/letters.ts';

export const letters = translationOf<typeof reference>()('en', {
  who: 'A person from FriendBase reads it. Other people do not see it.',
  where: 'A person answers you. Press the bell to read the answer.',
  kept: 'We keep what you write for 90 days after our answer.',
  shared: 'All people with the demo account can read the answer.',
  broken: 'Something is broken',
  words: 'What do you want to say?',
  wordsMeans: 'Write it as you like.',
  empty: 'First write something.',
  notSent: 'We did not get this. Your words are still here.',
});
