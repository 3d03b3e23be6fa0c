import { translationOf } from '@friendbase/ui-kit/words';
import type { accessibility as reference } from '../en/accessibility.ts';

export const accessibility = translationOf<typeof reference>()('en', {
  heard: 'A screen reader can say all words. We tried one of them, Orca.',
  yours: 'You can choose less movement, more time and fewer things at once.',
  kept: 'Your words are not lost when the network is gone.',
  notTried: 'People with disabilities have not tried FriendBase for us yet.',
  othersWords: 'Members write here. What they write can be hard to read.',
  games: 'You can play each game as slowly as you like.',
  report: 'You can tell us when something is not OK.',
  othersPictures: 'Some pictures of members have no words with them. Videos have no words on them.',
  noFeedback: 'Before you log in you can call or write an email. You cannot write to us here.',
  askSomebody: 'Tell somebody who helps you. They can tell us.',
});
