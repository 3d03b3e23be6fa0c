import type { Guide } from '../../guide/guide.ts';
import { MessageField } from './MessageField.tsx';

const nothing = () => {};
const field = { onChange: nothing, onSend: nothing };

export const messageFieldGuide: Guide = {
  purpose: 'Writes one message, by keyboard or with words that are ready.',
  use: [
    'Below a MessageLog. Empty it when the message is sent, and not before.',
    'With four to six quick replies that fit any conversation: yes, no, hello, a break, later.',
    'With held, words and Undo, while a message waits before it is sent. Whoever holds it announces that once.',
    'With hasFailed after a failure. The words stay where they are.',
  ],
  avoid: [
    'For a post or a comment: TextArea, where Enter starts a new line.',
    'Sending by the press of a quick reply: a message cannot be taken back.',
  ],
  keys: [
    { keys: 'Enter', does: 'Sends. Members can choose that it starts a new line instead.' },
    { keys: 'Shift+Enter', does: 'Starts a new line, or sends if Enter does not.' },
    { keys: 'Escape', does: 'Keeps the message, where the member is asked before it is sent.' },
    { keys: 'Tab', does: 'Goes through the field, Send and the quick replies.' },
  ],
  heard: [
    { when: 'A quick reply is pressed', said: 'The field and what it holds: the focus goes there' },
    { when: 'It was added to own words', said: '“Your words were kept. Undo.”' },
    { when: 'Send is reached while the field is empty', said: '“Send, unavailable. Write something first.”' },
    {
      when: 'It is sent by a member who wants to be asked',
      said: 'The question and that it cannot be taken back',
    },
    { when: 'It gets too long', said: 'That it is, and what to do, as the description of the field' },
    { when: 'The message was not sent', said: '“Not sent. Your words are still here.”, at once' },
  ],
  contract: 'W19',
  dos: [
    {
      picture: (
        <MessageField {...field} value="" quickReplies={[{ text: 'Yes!' }, { text: 'No, thank you' }]} />
      ),
      because: 'Short replies that most answers begin with.',
    },
  ],
  donts: [
    {
      picture: (
        <MessageField {...field} value="" quickReplies={[{ text: 'k' }, { text: 'brb' }, { text: 'ttyl' }]} />
      ),
      because: 'Short forms have to be known to be understood.',
    },
  ],
};
