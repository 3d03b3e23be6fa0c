import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { messageLogGuide } from './MessageLog.guide.tsx';
import { MessageLog } from './MessageLog.tsx';

let count = 0;
const message = (isOwn: boolean, text: string, time = '2:05 PM', day = 'Today') => ({
  id: `message-${(count += 1)}`,
  isOwn,
  text,
  time,
  day,
});

const chat = [
  message(false, 'Hi! Are you coming to the art club?', '4:40 PM', 'Yesterday'),
  message(true, 'Yes, I would love to. I will bring my paints.', '4:52 PM', 'Yesterday'),
  message(false, 'Great! We are painting birds today 🐦', '1:58 PM'),
  message(true, 'I like ducks.', '2:01 PM'),
  message(false, 'Ducks it is. See you at four, at the big door.', '2:05 PM'),
];

const meta = {
  title: 'Kit/MessageLog',
  component: MessageLog,
  args: { name: 'Sam', seed: 'sam', messages: chat },
  parameters: { guide: messageLogGuide },
} satisfies Meta<typeof MessageLog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Empty: Story = { args: { messages: [] } };

/** Earlier messages come above, by a press. */
export const WithEarlier: Story = {
  args: { onShowEarlier: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier messages' }));
    await expect(args.onShowEarlier).toHaveBeenCalledOnce();
  },
};

export const LoadingEarlier: Story = { tags: ['long-tier'], args: { onShowEarlier: fn(), isFilling: true } };

/** An own message that is under way: seen at once, with no time yet. */
export const Sending: Story = { tags: ['long-tier'], args: { sending: 'I will bring bread for the ducks.' } };

/** The other one has read up to an own message. The place of the word is reserved at all of them. */
export const Read: Story = { tags: ['long-tier'], args: { readId: chat[3]!.id } };

/** The other one is writing now: below the messages, in words, without motion and said by nothing. */
export const Writing: Story = { tags: ['long-tier'], args: { isWriting: true } };

/** Own messages that wait to be sent, each with what can be done with it. */
export const WaitingToBeSent: Story = {
  args: {
    waiting: [
      {
        id: 'one',
        text: 'I am in the tunnel.',
        state: 'Waits for the network',
        actions: <Button>Undo</Button>,
      },
      { id: 'two', text: 'Still dark.', state: 'Waits for the network', actions: <Button>Undo</Button> },
    ],
  },
};

/** Words without spaces, emoji alone, many lines, another script, a time that nobody knows. */
export const HardMessages: Story = {
  tags: ['long-tier'],
  args: {
    name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
    messages: [
      message(false, 'a'.repeat(300)),
      message(true, '🎉'),
      message(false, 'One\nTwo\n\nThree'),
      message(false, 'مرحبا! كيف حالك؟'),
      message(true, 'b'.repeat(120), 'Recently'),
    ],
  },
};
