import { catalogue } from '@friendbase/ui-kit/words';

/** Writing a post. Spec texts to the letter: product spec §2 “Create a New Post”. */
export const composer = catalogue('composer', {
  title: 'Create a New Post',
  templates: 'Ideas for your post',
  label: ({ name }: { name: string }) => `How are you today, ${name}?`,
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
  filesFailed: ({ count, all, names }: { count: number; all: number; names: string }, f) =>
    f.plural(all, {
      one: `${names} did not work. Your post is not shared yet.`,
      other: `${f.number(count)} of ${f.number(all)} files did not work: ${names}. Your post is not shared yet.`,
    }),
  shareWithout: ({ count }: { count: number }, f) =>
    f.plural(count, { one: 'Share without it', other: 'Share without them' }),
  empty: 'Write something first.',
  personal:
    'This looks like a phone number, an address or an email. Anybody could read it. You can still share.',
  money: 'This looks like it is about money. Anybody could read it. You can still share.',
  askEveryone: 'Share this post with everyone?',
  askEveryoneEffect: 'Any member can read it. We only ask you once.',
  shareWithEveryone: 'Share with everyone',
  keepWriting: 'Keep writing',
});

/** Ideas to begin a post with: their titles in easy words, and the words that the post then begins with. */
export const ideas = catalogue('ideas', {
  gratefulEasy: 'Thank you!',
  gratefulStarter: 'Today I am grateful for ',
  achievementEasy: 'I did it!',
  achievementStarter: 'I am proud because I ',
  feelingEasy: 'How I am today',
  feelingStarter: 'Right now I feel ',
  helpEasy: 'Who can help me?',
  helpStarter: 'I would like some help with ',
  positiveEasy: 'Something good',
  positiveStarter: 'Something good about today is ',
  friendshipEasy: 'About a friend',
  friendshipStarter: 'A good friend of mine ',
});
