import { catalogue } from '@friendbase/ui-kit/words';

/** Words that were written for a post that has gone, to take along. */
export const goneWords = catalogue('goneWords', {
  yourWords: 'Your words',
  copy: 'Copy your words',
  copied: 'Your words are copied.',
});
