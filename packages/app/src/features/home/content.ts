import type { Privacy, TemplateId } from '@friendbase/contract';
import type { IconName, ToggleOption } from '@friendbase/ui-kit';

/** Every word of Home. Spec texts to the letter: product spec §2 “Home”. */
export const HOME = {
  title: 'Home',
  welcome: (name: string) => `Welcome, ${name}!`,
  purpose: 'Share how you feel. Read posts from friends.',
  safetyTitle: 'Sharing safely',
  safety: ['Keep your address and phone number private.', 'You decide who can see each post.'],
  loading: 'Loading...',
  failedTitle: 'Your page did not load',
  failedText: 'We could not get your name from the site. Please try again.',
} as const;

export const QUOTE = {
  words: 'Every person has something kind to give. Here you are welcome as you are.',
  author: 'The founder of FriendBase',
} as const;

export const COMPOSER = {
  title: 'Create a New Post',
  templates: 'Ideas for your post',
  label: 'Your post',
  privacy: 'Who can see this post?',
  share: 'Share Post',
  sharing: 'Posting...',
  shared: 'Your post is shared.',
  failed: 'Your post was not shared. Your words are still here.',
  tryAgain: 'Try again',
  undo: 'Undo',
  starterAdded: 'Starter text added.',
  starterRemoved: 'Starter text removed. Undo is next.',
  starterKept: 'Your words are kept.',
  undone: 'Your post is as it was before.',
  lasting: 'You cannot take a post back yet.',
  pictures: 'You cannot add pictures yet.',
  empty: 'Write something first.',
  personal:
    'This looks like a phone number, an address or an email. Anybody could read it. You can still share.',
} as const;

export const PRIVACY_OPTIONS: { value: Privacy; label: string; description: string }[] = [
  { value: 'friends', label: 'Friends Only', description: 'Only your friends can see this.' },
  { value: 'public', label: 'Everyone', description: 'Any member can read this.' },
];

export const ASK_EVERYONE = {
  said: 'Any member will be able to read this.',
  question: 'Share this post with everyone?',
  effect: 'Any member can read it. We only ask you once.',
  confirm: 'Share with everyone',
  cancel: 'Keep writing',
} as const;

export interface PostTemplate {
  id: TemplateId;
  icon: IconName;
  /** The ground of its picture, one of the kit’s eight tints. */
  tint: ToggleOption['tint'];
  title: string;
  /** The title in easy words. */
  easyTitle: string;
  /** Put into the post, for the member to finish. */
  starter: string;
}

export const TEMPLATES: PostTemplate[] = [
  {
    id: 'grateful',
    icon: 'grateful',
    tint: 6,
    title: 'Grateful',
    easyTitle: 'Thank you!',
    starter: 'Today I am grateful for ',
  },
  {
    id: 'achievement',
    icon: 'achievement',
    tint: 2,
    title: 'Achievement',
    easyTitle: 'I did it!',
    starter: 'I am proud because I ',
  },
  {
    id: 'feeling',
    icon: 'feeling',
    tint: 7,
    title: 'Feeling',
    easyTitle: 'How I am today',
    starter: 'Right now I feel ',
  },
  {
    id: 'help',
    icon: 'helpTemplate',
    tint: 4,
    title: 'Ask for help',
    easyTitle: 'Who can help me?',
    starter: 'I would like some help with ',
  },
  {
    id: 'positive',
    icon: 'positive',
    tint: 3,
    title: 'Positive thought',
    easyTitle: 'Something good',
    starter: 'Something good about today is ',
  },
  {
    id: 'friendship',
    icon: 'friendship',
    tint: 5,
    title: 'Friendship',
    easyTitle: 'About a friend',
    starter: 'A good friend of mine ',
  },
];

export const templateOf = (id: TemplateId): PostTemplate | undefined =>
  TEMPLATES.find((one) => one.id === id);

export const FEED = {
  title: 'Recent Posts from Friends',
  empty: 'No posts to show yet. Start by creating your first post!',
  write: 'Write a post',
  failedTitle: 'Your posts did not load',
  failedText: 'We could not get the posts. Please try again.',
  showMore: 'Show more posts',
  loadingMore: 'Loading more posts...',
  moreFailed: 'More posts did not load. Please try again.',
  check: 'Check for new posts',
  checking: 'Checking...',
  checkFailed: 'We could not check. Please try again.',
  updated: (time: string) => `Updated ${time}`,
  found: (count: number) =>
    count === 0 ? 'No new posts.' : count === 1 ? '1 new post.' : `${count} new posts.`,
  list: 'Posts, newest first',
} as const;

export const POST = {
  public: 'Public',
  publicMeans: 'everyone can read this',
  friends: 'Friends',
  friendsMeans: 'only friends can see this',
  like: 'Like',
  unlike: 'Unlike',
  /** What its buttons act on: read after “Like”, “Unlike” and “View Comments”. */
  subject: (author: string, time: string) => `${author}'s post, ${time}`,
  likes: (count: number) => (count === 1 ? '1 like' : `${count} likes`),
  youLike: 'You like this',
  liked: 'You like this post.',
  unliked: 'You took back your like.',
  likeFailed: 'Your like was not saved. Try again.',
  unlikeFailed: 'Your like is still there. Try again.',
  viewComments: (count: number) => `View Comments (${count})`,
  hideComments: (count: number) => `Hide Comments (${count})`,
  commentsComing: 'Comments are coming soon. You cannot read or write them here yet.',
} as const;
