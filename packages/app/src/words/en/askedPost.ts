import { catalogue } from '@friendbase/ui-kit/words';

/** One post alone, which a notification leads to. */
export const askedPost = catalogue('feed.asked', {
  title: 'The post you opened',
  all: 'See all posts',
  gone: 'This post is not there anymore.',
  failed: 'The post did not load',
  failedText: 'We could not get the post. Please try again.',
});
