import { translationOf } from '@friendbase/ui-kit/words';
import type { clubPage as reference } from '../en/clubPage.ts';

export const clubPage = translationOf<typeof reference>()('en', {
  failed: 'We do not know who is in the clubs now',
  failedText: 'You can still play. Or try again.',
  people: 'Who is here',
  peopleFailed: 'We do not know who is here now',
  onlyYou: 'You are the first one. Your friends can come too.',
  nobody: 'Be the first one. Press Join Club.',
  notNamed: 'You do not see all members. They choose who can find them.',
  noMoments: 'Play when you like. A good moment will come.',
  momentsFailed: 'The good moments did not come',
});
