import type { Guide } from '../../guide/guide.ts';
import { MessageLog } from './MessageLog.tsx';

const hello = { id: '1', isOwn: false, text: 'Hi!', time: '2:05 PM', day: 'Today' };
const answer = { id: '2', isOwn: true, text: 'Hello Sam', time: '2:06 PM', day: 'Today' };

export const messageLogGuide: Guide = {
  purpose: 'Shows what two members have written to each other, and says each new message once.',
  use: [
    'In a ChatFrame: below the other member’s name, above a MessageField.',
    'With a key for each conversation, so that two of them are never mixed.',
    'Show an own message as `sending` until it is sent, and then among the others: that it is said is how the member knows.',
    'Give messages that cannot be sent yet as `waiting`, with a way to take each of them back.',
  ],
  avoid: [
    'Announcing a message as well: it would be heard twice.',
    'Ids that change when the messages are fetched again: all would be said again.',
    'For comments below a post: a CardList has headings to jump between.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes to “Show earlier messages”, to the messages where they scroll, and out of them to the field.',
    },
    {
      keys: 'Up, Down, Page Up, Page Down, Home, End',
      does: 'Scrolls the messages while they have the focus.',
    },
  ],
  heard: [
    { when: 'The messages have come', said: '“Chat with Sam is open, 12 messages.”, once' },
    { when: 'A message comes', said: '“Sam, 2:05 PM: Hi!”, once' },
    { when: 'More than three come together', said: '“50 new messages”, once' },
    { when: 'An own message is sent', said: '“You, 2:06 PM: Hello Sam”, once' },
    { when: 'Earlier messages come, or all are fetched again', said: 'Nothing' },
  ],
  contract: 'W18',
  dos: [
    {
      picture: <MessageLog name="Sam" seed="sam" messages={[hello, answer]} />,
      because: 'Who speaks is said in words. Side and colour only repeat it.',
    },
  ],
  donts: [
    {
      picture: <MessageLog name="Chat Partner" seed="unknown" messages={[hello]} />,
      because: 'Nobody is called “Chat Partner”. Use it only where the name is unknown.',
    },
  ],
};
