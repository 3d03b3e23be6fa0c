import { catalogue } from '@friendbase/ui-kit/words';

/** Where a post was that has gone: it comes with what makes one go. */
export const gonePost = catalogue('gonePost', {
  deleted: 'Your post is deleted.',
  gone: 'This post is not there anymore. Your comment was not sent.',
  yourWords: 'Your words',
  copy: 'Copy your words',
  copied: 'Your words are copied.',
});
