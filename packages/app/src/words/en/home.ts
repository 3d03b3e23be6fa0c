import { catalogue } from '@friendbase/ui-kit/words';

/** Home around its parts. Spec texts to the letter: product spec §2 “Home”. */
export const home = catalogue('home', {
  title: 'Home',
  welcome: ({ name }: { name: string }) => `Welcome, ${name}!`,
  purpose: 'Share how you feel. Read posts from friends.',
  safety: 'Sharing safely',
  keepPrivate: 'Keep your address and phone number private.',
  youDecide: 'You decide who can see each post.',
  failed: 'Your page did not load',
  failedText: 'We could not get your name from the site. Please try again.',
  quote: 'Every person has something kind to give. Here you are welcome as you are.',
  /** Shown with easy words (COGA 4.4.4). */
  quoteMeaning: 'Everybody can be kind. You can be yourself here.',
  quoteAuthor: 'The founder of FriendBase',
});

export const composer = catalogue('composer', {
  title: 'Create a New Post',
  templates: 'Ideas for your post',
  label: 'Your post',
  privacy: 'Who can see this post?',
  friends: 'Friends Only',
  friendsMeans: 'Only your friends can see this.',
  public: 'Everyone',
  publicMeans: 'Any member can read this.',
  publicWill: 'Any member will be able to read this.',
  share: 'Share Post',
  sharing: 'Posting...',
  shared: 'Your post is shared.',
  failed: 'Your post was not shared. Your words are still here.',
  tryAgain: 'Try again',
  undo: 'Undo',
  starterAdded: 'Starter text added.',
  starterRemoved: 'Starter text removed. Undo is next.',
  starterKept: 'Your words are kept.',
  starterUndone: 'Your post is as it was before.',
  addMedia: 'Add pictures or videos',
  opening: 'Opening...',
  failedMedia: 'Your post was not shared. Your words and files are still here.',
  empty: 'Write something first.',
  personal:
    'This looks like a phone number, an address or an email. Anybody could read it. You can still share.',
  money: 'This looks like it is about money. Anybody could read it. You can still share.',
  askEveryone: 'Share this post with everyone?',
  askEveryoneEffect: 'Any member can read it. We only ask you once.',
  shareWithEveryone: 'Share with everyone',
  keepWriting: 'Keep writing',
});

/** Ideas to begin a post with: the title, the same in easy words, and the words it begins with. */
export const templates = catalogue('templates', {
  grateful: 'Grateful',
  gratefulEasy: 'Thank you!',
  gratefulStarter: 'Today I am grateful for ',
  achievement: 'Achievement',
  achievementEasy: 'I did it!',
  achievementStarter: 'I am proud because I ',
  feeling: 'Feeling',
  feelingEasy: 'How I am today',
  feelingStarter: 'Right now I feel ',
  help: 'Ask for help',
  helpEasy: 'Who can help me?',
  helpStarter: 'I would like some help with ',
  positive: 'Positive thought',
  positiveEasy: 'Something good',
  positiveStarter: 'Something good about today is ',
  friendship: 'Friendship',
  friendshipEasy: 'About a friend',
  friendshipStarter: 'A good friend of mine ',
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
  check: 'Check for new posts',
  checking: 'Checking...',
  checkFailed: 'We could not check. Please try again.',
  updated: ({ time }: { time: string }) => `Updated ${time}`,
  found: ({ count }: { count: number }, f) =>
    f.plural(count, { '=0': 'No new posts.', one: '1 new post.', other: `${f.number(count)} new posts.` }),
});

/** Where a post was that has gone. */
export const gonePost = catalogue('gonePost', {
  gone: 'This post is not there any more. Your comment was not sent.',
  yourWords: 'Your words',
  copy: 'Copy your words',
  copied: 'Your words are copied.',
});

export const post = catalogue('post', {
  public: 'Public',
  publicMeans: 'everyone can read this',
  friends: 'Friends',
  friendsMeans: 'only friends can see this',
  like: 'Like',
  unlike: 'Unlike',
  /** The name of the list of them. */
  media: ({ author }: { author: string }) => `Pictures and videos of ${author}'s post`,
  /** For one that nobody has described. Source: accessibility.md, 1.1.1. */
  image: ({ at, count, author }: { at: number; count: number; author: string }, f) =>
    `Picture ${f.number(at)} of ${f.number(count)}, shared by ${author}`,
  video: ({ at, count, author }: { at: number; count: number; author: string }, f) =>
    `Video ${f.number(at)} of ${f.number(count)}, shared by ${author}`,
  /** What its buttons act on: read after “Like”, “Unlike” and “View Comments”. */
  subject: ({ author, time }: { author: string; time: string }) => `${author}'s post, ${time}`,
  likes: ({ count }: { count: number }, f) =>
    f.plural(count, { one: '1 like', other: `${f.number(count)} likes` }),
  youLike: 'You like this',
  liked: 'You like this post.',
  unliked: 'You took back your like.',
  likeFailed: 'Your like was not saved. Try again.',
  unlikeFailed: 'Your like is still there. Try again.',
  viewComments: ({ count }: { count: number }, f) => `View Comments (${f.number(count)})`,
  hideComments: ({ count }: { count: number }, f) => `Hide Comments (${f.number(count)})`,
  /** Where counters are hidden. */
  viewUncounted: 'View Comments',
  hideUncounted: 'Hide Comments',
  delete: 'Delete post',
  deleting: 'Deleting...',
  askDelete: 'Delete your post?',
  askDeleteEffect: 'Its comments and likes go too. You cannot get it back.',
  keep: 'Keep my post',
  deleted: 'Your post is deleted.',
  stillThere: 'Your post is still there.',
  deleteAgain: 'Please try again.',
  tryAgain: 'Try again',
});
