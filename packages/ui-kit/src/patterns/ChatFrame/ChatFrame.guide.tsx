import type { Guide } from '../../guide/guide.ts';
import { Button } from '../../components/Button/Button.tsx';
import { MessageField } from '../MessageField/MessageField.tsx';
import { MessageLog } from '../MessageLog/MessageLog.tsx';
import { ChatFrame } from './ChatFrame.tsx';

const hello = { id: '1', isOwn: false, text: 'Hi!', time: '2:05 PM', day: 'Today' };
const sam = { name: 'Sam', seed: 'sam' };
const field = <MessageField value="" onChange={() => {}} onSend={() => {}} />;

export const chatFrameGuide: Guide = {
  purpose: 'Holds one conversation: the name on top, the messages, and the field at the end of the window.',
  use: [
    'As what was chosen in Panes: it gets the height that the window has left, and the messages get what it has left.',
    'With a MessageLog and a MessageField, in this order.',
    'Lead the focus to the messages when it opens: they say the name, and the field is one Tab away.',
  ],
  avoid: ['More than two actions: a name has to fit beside them at 320 px.'],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes through Back and the actions, the messages, the field, Send and the quick replies.',
    },
  ],
  heard: [{ when: 'It opens', said: '“Messages with Sam”, as the messages get the focus' }],
  dos: [
    {
      picture: (
        <ChatFrame {...sam} actions={<Button tone="plain">Report</Button>}>
          <MessageLog {...sam} messages={[hello]} />
          {field}
        </ChatFrame>
      ),
      because: 'Who it is, what was written and where to write are in one window.',
    },
  ],
  donts: [
    {
      picture: (
        <ChatFrame {...sam}>
          {field}
          <MessageLog {...sam} messages={[hello]} />
        </ChatFrame>
      ),
      because: 'The field belongs below the newest message: what is written appears right above it.',
    },
  ],
};
