import type { Guide } from '../../guide/guide.ts';
import { ConversationList } from './ConversationList.tsx';

const sam = { id: 'sam', seed: 'sam', name: 'Sam', last: { text: 'See you', time: 'today' } };
const maya = { id: 'maya', seed: 'maya', name: 'Maya', last: { text: 'Good night', time: 'Monday' } };
const other = { ...sam, id: 'sam-2', seed: 'sam-2' };
const show = (...conversations: (typeof sam & { newCount?: number; detail?: string })[]) => (
  <ConversationList
    label="Conversations"
    conversations={conversations}
    openId={undefined}
    onOpen={() => {}}
  />
);

export const conversationListGuide: Guide = {
  purpose: 'Shows with whom a member writes, and opens one conversation at a time.',
  use: [
    'Beside a MessageLog where there is room, alone on a narrow screen.',
    'With a detail such as “@sam_2” where two members have the same name.',
    'With words for the time that the member has chosen: “today”, “yesterday”, “Nov 12”.',
  ],
  avoid: [
    'For a list whose rows hold buttons: an option holds nothing to press. Use CardList.',
    'Opening a conversation for the member. The choice is theirs, also of the first one.',
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes to the list: to the open conversation, or the first one. Once more leaves it.',
    },
    { keys: 'Up, Down, Home, End', does: 'Moves through the list. Nothing is opened.' },
    { keys: 'Letters', does: 'Moves to the next name that begins with them.' },
    { keys: 'Enter, Space', does: 'Opens the conversation.' },
  ],
  heard: [
    { when: 'Focus arrives', said: '“Sam, last message: See you, today, 2 of 6”' },
    { when: 'Messages wait', said: '“Maya, 2 new messages, last message: Good night, Monday”' },
    { when: 'The messages have come', said: '“Chat with Sam is open, 12 messages.” The MessageLog says it.' },
  ],
  contract: 'W17',
  dos: [
    {
      picture: show(sam, { ...maya, newCount: 2 }),
      because: 'New messages are a picture and words, so that nobody has to know what a coloured dot means.',
    },
  ],
  donts: [{ picture: show(sam, other), because: 'Two members of one name, and nothing tells them apart.' }],
};
