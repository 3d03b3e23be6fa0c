import { catalogue } from '@friendbase/ui-kit/words';

/** The conversations, and what is around them. Spec texts to the letter: product spec §2 “Messages”. */
export const messages = catalogue('messages', {
  title: 'Messages',
  purpose: 'Write to your friends and read what they wrote.',
  conversations: 'Conversations',
  select: 'Select a conversation',
  selectText: 'Then you can read it and write to your friend.',
  back: 'Back to your conversations',
  /** Beside the name of who is written to. `back` begins with it. */
  backWord: 'Back',
  search: 'Search by name',
  found: ({ count }: { count: number }, f) =>
    f.plural(count, {
      '=0': 'No conversation found.',
      one: '1 conversation found.',
      other: `${f.number(count)} conversations found.`,
    }),
  allShown: 'All conversations are shown.',
  notFoundText: 'Try fewer letters, or another name.',
  none: 'You have no conversations yet.',
  noneText: 'Go to your friends and choose Send Message.',
  toFriends: 'Go to Friends',
  failed: 'Your conversations did not load',
  failedText: 'We could not get your conversations. Please try again.',
  moreFailed: 'More conversations did not load. Please try again.',
  /** The last message in the list, where it is the member's own. */
  ownLast: ({ text }: { text: string }) => `You: ${text}`,
  comeBySelf: 'New messages come by themselves.',
  check: 'Check for new messages',
  /** In the room of one word. `check` begins with it. */
  checkWord: 'Check',
  checking: 'Checking...',
  checkFailed: 'We could not check. Please try again.',
  updated: ({ time }: { time: string }) => `Updated ${time}`,
  notUpdated: 'Not loaded yet',
  noNew: 'No new messages.',
  newInChat: ({ name }: { name: string }) => `${name} wrote to you.`,
  newElsewhere: ({ count }: { count: number }, f) =>
    f.plural(count, {
      one: '1 other person wrote to you.',
      other: `${f.number(count)} other people wrote to you.`,
    }),
  newFrom: ({ count }: { count: number }, f) =>
    f.plural(count, { one: '1 person wrote to you.', other: `${f.number(count)} people wrote to you.` }),
  safety: 'Messaging safely',
  keepPrivate: 'Keep your address, phone number and passwords private.',
  noHurry: 'You do not have to answer at once, or at all.',
  tellSomeone: 'If a message makes you feel bad, tell a person you trust.',
});

/** One conversation. */
export const chatPane = catalogue('messages.chat', {
  /** In place of a name that is unknown. Source: product spec §2 “Messages”. */
  partner: 'Chat Partner',
  /** In place of the name of a member whose account was closed. */
  closedAccount: 'Closed account',
  failed: 'Your messages did not load',
  failedText: 'We could not get the messages. Please try again.',
  earlierFailed: 'Earlier messages did not load. Please try again.',
  unknown: 'We could not find this person',
  unknownText: 'You can write to your friends. Choose a conversation from your list.',
  hello: 'Hi, how are you?',
  yes: 'Yes!',
  no: 'No, thank you',
  pause: 'I need a break',
  later: 'Talk later?',
  personal:
    'This looks like a phone number, an address or an email. Only send it to people you know well. You can still send it.',
  money:
    'This looks like it is about money. Never send money or card numbers to people you only know from here. You can still send it.',
  waits: 'Wait a moment. Your message is sent in 10 seconds.',
  undoSending: 'Undo',
  takenBack: 'Not sent. Your words are still here.',
  reportMessage: 'Report a message',
  keepReading: 'Report no message',
  /** The same in the room of one word. The longer ones begin with them. */
  reportWord: 'Report',
  keepReadingWord: 'Report no message',
  /** Said when each message has its way to a report. */
  chooseMessage: ({ name }: { name: string }) => `Choose which message of ${name} you want to report.`,
  reportNone: 'The messages are as before.',
  closed: ({ name }: { name: string }) => `You cannot write to ${name} now.`,
  closedUnnamed: 'You cannot write here now.',
  /** Leads to whether friends see what was read, and who is writing. */
  whatFriendsSee: 'What friends see of you in chats',
  unsentWords: 'Your words, which were not sent',
});
