import { catalogue } from '@friendbase/ui-kit/words';

/** What the member has shared, on their own page. */
export const ownPosts = catalogue('profile.posts', {
  title: 'Your posts',
  list: 'Your posts, newest first',
  empty: 'You have not shared a post yet.',
  comments: ({ count }: { count: number }, f) =>
    f.plural(count, { one: '1 comment', other: `${f.number(count)} comments` }),
  open: 'Open this post',
});
