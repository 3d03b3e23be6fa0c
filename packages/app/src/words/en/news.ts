import { catalogue } from '@friendbase/ui-kit/words';

/** What came for the member, behind the bell: it comes with the list when that is opened. */
export const news = catalogue('news', {
  none: 'Nothing has come yet. Likes, feelings, comments, messages and friend requests are kept here.',
  looking: 'Looking for what is new...',
  failed: 'We could not look for what is new.',
  failedText: 'This is our mistake, not yours. Please try again.',
  list: 'What came for you, newest first',
  isNew: 'New',
  nothing: 'Nothing new has come.',
  more: 'Show more',
  moreFailed: 'More did not load. Please try again.',
  again: 'Look again',
  showNew: ({ count }: { count: number }, f) =>
    f.plural(count, { one: 'Show 1 new', other: `Show ${f.number(count)} new` }),
  like: ({ others }: { others: number }, f) =>
    f.plural(others, {
      '=0': 'likes your post.',
      one: 'and 1 more person like your post.',
      other: `and ${f.number(others)} more people like your post.`,
    }),
  comment: ({ others }: { others: number }, f) =>
    f.plural(others, {
      '=0': 'wrote about your post.',
      one: 'and 1 more person wrote about your post.',
      other: `and ${f.number(others)} more people wrote about your post.`,
    }),
  reaction: ({ others, feeling }: { others: number; feeling: string }, f) =>
    f.plural(others, {
      '=0': `chose “${feeling}” for your post.`,
      one: 'and 1 more person feel something about your post.',
      other: `and ${f.number(others)} more people feel something about your post.`,
    }),
  accepted: 'said yes. You are friends now.',
  message: 'wrote to you.',
  reportDecided: 'You told us about something. We looked at it.',
  decision: 'We decided about something of yours.',
  letter: 'We answered your letter.',
  readAnswer: 'Read the answer',
  hideAnswer: 'Hide the answer',
  youWrote: 'You wrote',
  weAnswered: 'Our answer',
  passwordByCard: 'Your password was changed with your recovery card. You were logged out everywhere.',
  passwordByLink: 'Your password was changed with a link. You were logged out everywhere.',
  card: 'A recovery card was made for your account.',
  offerCard: 'Make a recovery card. With it you get back in if you forget your password.',
  notYou: 'Was this not you? Change your password now, and tell a person you trust.',
  toCard: 'Go to your recovery card',
  toPost: 'Go to your post',
  toChat: ({ name }: { name: string }) => `Open the chat with ${name}`,
  toReports: 'Read what we did',
  toDecisions: 'Read what we decided',
  choose: 'Choose what you are told',
  cleared: 'The messages from FriendBase are cleared.',
});
