import { catalogue } from '@friendbase/ui-kit/words';

/** Letters to who looks after FriendBase, and their answers. */
export const letters = catalogue('letters', {
  title: 'Write to us',
  who: 'A person who looks after FriendBase reads it. No other member sees it.',
  where: 'A person answers you. The answer comes in Notifications: press the bell.',
  kept: 'We keep your letter until 90 days after our answer.',
  shared: 'Everybody who uses the demo account can read the answer.',
  topic: 'What is it about?',
  broken: 'Something does not work',
  question: 'I have a question',
  worried: 'I am worried',
  words: 'Your letter',
  wordsMeans: 'Write it in your own words.',
  empty: 'Write something first.',
  send: 'Send',
  sending: 'Sending...',
  tryAgain: 'Try again',
  notSent: 'This was not sent. Your words are still here.',
  pleaseTryAgain: 'Please try again.',
  sentTitle: 'Thank you. We have your letter.',
  done: 'Done',
});
