import { variantOf } from '@friendbase/ui-kit/words';
import type { accessibility as reference } from '../en/accessibility.ts';

export const accessibility = variantOf<typeof reference>()('en', {
  heard: 'A screen reader can say all words. We tried one of them, Orca.',
  yours: 'You can choose less movement, more time and fewer things at once.',
  kept: 'Your words are not lost when the network is gone.',
  notTried: 'People with disabilities have not tried FriendBase for us yet.',
  othersWords: 'Members write here. What they write can be hard to read.',
  noReport: 'You can not write to us from here yet.',
  askSomebody: 'Tell somebody who helps you. They can tell us.',
});
