import { catalogue } from '@friendbase/ui-kit/words';

/** How old the feed is, and the way to what is new. */
export const feedNews = catalogue('feedNews', {
  check: 'Check for new posts',
  checking: 'Checking...',
  checkFailed: 'We could not check. Please try again.',
  updated: ({ time }: { time: string }) => `Updated ${time}`,
  found: ({ count }: { count: number }, f) =>
    f.plural(count, { '=0': 'No new posts.', one: '1 new post.', other: `${f.number(count)} new posts.` }),
  /** They were promised, and were deleted before the press. */
  gone: 'The new posts are not there anymore.',
});
