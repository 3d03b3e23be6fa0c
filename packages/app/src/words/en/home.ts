import { catalogue } from '@friendbase/ui-kit/words';

/** Home around its parts. Spec texts to the letter: product spec §2 “Home”. */
export const home = catalogue('home', {
  title: 'Home',
  welcome: ({ name }: { name: string }) => `Welcome, ${name}!`,
  purpose: 'Share how you feel. Read posts from friends.',
  failed: 'Your page did not load',
  failedText: 'We could not get your name from the site. Please try again.',
});

/** What a post is about, as its badge and as an idea to begin with. */
export const templates = catalogue('templates', {
  grateful: 'Grateful',
  achievement: 'Achievement',
  feeling: 'Feeling',
  help: 'Ask for help',
  positive: 'Positive thought',
  friendship: 'Friendship',
});

export const feed = catalogue('feed', {
  title: 'Recent Posts from Friends',
  list: 'Posts, newest first',
  empty: 'No posts to show yet. Start by creating your first post!',
  write: 'Write a post',
  failed: 'Your posts did not load',
  failedText: 'We could not get the posts. Please try again.',
  showMore: 'Show more posts',
  loadingMore: 'Loading more posts...',
  moreFailed: 'More posts did not load. Please try again.',
});

export const post = catalogue('post', {
  public: 'Public',
  publicMeans: 'everyone can read this',
  friends: 'Friends',
  friendsMeans: 'only friends can see this',
  like: 'Like',
  unlike: 'Unlike',
  /** What its buttons act on: read after “Like”, “Unlike” and “View Comments”. */
  subject: ({ author, time }: { author: string; time: string }) => `${author}'s post, ${time}`,
  likes: ({ count }: { count: number }, f) =>
    f.plural(count, { one: '1 like', other: `${f.number(count)} likes` }),
  /** Shown beside the heart, where the words above are heard. */
  count: ({ count }: { count: number }, f) => f.number(count),
  youLike: 'You like this',
  liked: 'You like this post.',
  unliked: 'You took back your like.',
  likeFailed: 'Your like was not saved. Try again.',
  unlikeFailed: 'Your like is still there. Try again.',
  viewComments: ({ count }: { count: number }, f) => `View Comments (${f.number(count)})`,
  hideComments: ({ count }: { count: number }, f) => `Hide Comments (${f.number(count)})`,
  /** Where counters are hidden. */
  viewUncounted: 'View Comments',
  /** The name of the comments themselves. */
  commentsOn: ({ subject }: { subject: string }) => `Comments on ${subject}`,
  hideUncounted: 'Hide Comments',
  /** Opens what is rarely done with a post. */
  more: 'More',
});
