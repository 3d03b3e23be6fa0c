import { catalogue } from '../catalogue.ts';

/** What conversations say by themselves: their list, their messages, and the field to write one. */
export const chat = catalogue('kit.chat', {
  /** The name of one conversation in the list; a screen reader adds “2 of 6”. */
  conversation: ({ name, message, time }: { name: string; message: string; time: string }) =>
    `${name}, last message: ${message}, ${time}`,
  conversationWithoutMessages: ({ name }: { name: string }) => `${name}, no messages yet`,
  noMessagesYet: 'No messages yet',
  newMessages: ({ count }: { count: number }, f) =>
    f.plural(count, { one: '1 new message', other: `${f.number(count)} new messages` }),
  showMore: 'Show more conversations',
  loadingMore: 'Loading more conversations...',
  messagesWith: ({ name }: { name: string }) => `Messages with ${name}`,
  loading: 'Loading messages...',
  /** Said when the messages have come. */
  open: ({ name, count }: { name: string; count: number }, f) =>
    f.plural(count, {
      '=0': `Chat with ${name} is open, no messages yet.`,
      one: `Chat with ${name} is open, 1 message.`,
      other: `Chat with ${name} is open, ${f.number(count)} messages.`,
    }),
  /** The same where earlier ones can be fetched. */
  openNewest: ({ name, count }: { name: string; count: number }, f) =>
    f.plural(count, {
      one: `Chat with ${name} is open, the newest message.`,
      other: `Chat with ${name} is open, the newest ${f.number(count)} messages.`,
    }),
  /** A message, as it comes. */
  said: ({ name, time, text }: { name: string; time: string; text: string }) => `${name}, ${time}: ${text}`,
  /** In place of the name, before the member's own messages. */
  you: 'You',
  /** Beside an own message, with a check mark. */
  read: 'Seen',
  writing: ({ name }: { name: string }) => `${name} is writing...`,
  sayHello: ({ name }: { name: string }) => `No messages yet. Say hello to ${name}!`,
  showEarlier: 'Show earlier messages',
  loadingEarlier: 'Loading earlier messages...',
  yourMessage: 'Your message',
  enterSends: 'Enter sends your message.',
  enterStartsLine: 'Enter starts a new line.',
  /** In their place where two keys can be pressed together: phones have no such keyboard. */
  enterSendsOrLine: 'Enter sends your message. Shift and Enter together start a new line.',
  enterStartsLineOrSends: 'Enter starts a new line. Shift and Enter together send your message.',
  tooLong: ({ most }: { most: number }, f) =>
    `This message is too long. It can have ${f.number(most)} letters. You can send it in two parts.`,
  makeShorter: 'Make it shorter first.',
  send: 'Send',
  sending: 'Sending...',
  waiting: 'Waiting to be sent...',
  writeFirst: 'Write something first.',
  /** Asked first, where the member wishes it. */
  askSending: 'Send this message?',
  askSendingEffect: 'You cannot take it back after it is sent.',
  sendNow: 'Send it',
  keepWriting: 'Keep writing',
  tryAgain: 'Try again',
  notSent: 'Not sent. Your words are still here.',
  quickReplies: 'Quick replies',
  wordsKept: 'Your words were kept.',
  wordsKeptUndo: 'Your words were kept. Undo.',
  undo: 'Undo',
});
