import { catalogue } from '@friendbase/ui-kit/words';

/** What is new, behind the bell: it comes with the list when that is opened. */
export const news = catalogue('news', {
  nothing: 'Nothing is new.',
  looking: 'Looking for what is new...',
  failed: 'We could not look for what is new.',
  failedText: 'This is our mistake, not yours. Please try again.',
  requests: 'Friend requests',
  asks: 'This person asks to be your friend.',
  moreRequests: ({ count }: { count: number }, f) =>
    f.plural(count, { one: '1 more person asks too.', other: `${f.number(count)} more people ask too.` }),
  answer: 'Answer in Friends',
  messages: 'New messages',
  open: ({ name }: { name: string }) => `Open the chat with ${name}`,
  moreMessages: ({ count }: { count: number }, f) =>
    f.plural(count, {
      one: '1 more friend wrote to you.',
      other: `${f.number(count)} more friends wrote to you.`,
    }),
  all: 'Go to Messages',
  decisions: 'From FriendBase',
  toDecisions: 'Read what we decided',
  cleared: 'The messages from FriendBase are cleared.',
});
