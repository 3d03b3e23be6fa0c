import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { conversationListGuide } from './ConversationList.guide.tsx';
import { ConversationList } from './ConversationList.tsx';

const conversation = (name: string, text: string, time: string, newCount = 0) => ({
  id: name,
  seed: name,
  name,
  last: { text, time },
  newCount,
});

const six = [
  conversation('Sam', 'See you', 'today'),
  conversation('Maya', 'Did you see the ducks? They were so close!', 'today', 2),
  conversation('Noor', 'Thank you 💛', 'yesterday'),
  conversation('Ana', 'The art club starts at four.', 'Monday', 1),
  conversation('Tom', 'Good night', 'Nov 12'),
  { id: 'Lee', seed: 'Lee', name: 'Lee' },
];

function Working({ openId: startsOpen, onOpen, ...props }: ComponentProps<typeof ConversationList>) {
  const [openId, setOpenId] = useState(startsOpen);
  const open = (id: string) => {
    setOpenId(id);
    onOpen(id);
  };
  return <ConversationList {...props} openId={openId} onOpen={open} />;
}

const meta = {
  title: 'Kit/ConversationList',
  component: ConversationList,
  args: { label: 'Conversations', conversations: six, openId: 'Sam', onOpen: fn() },
  parameters: { guide: conversationListGuide },
  render: (args) => <Working {...args} />,
} satisfies Meta<typeof ConversationList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrow keys look through the list and open nothing; Enter opens. */
export const OneOpen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const next = canvas.getByRole('option', { name: /^Maya, 2 new messages, last message: Did you see/ });
    await expect(next).toHaveFocus();
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('Maya');
    await expect(next).toHaveAttribute('aria-selected', 'true');
  },
};

export const NothingOpen: Story = { args: { openId: undefined } };

/** Very long names and words without spaces, two members of one name, and messages of emoji alone. */
export const HardNames: Story = {
  tags: ['long-tier'],
  args: {
    conversations: [
      conversation('Wolfeschlegelsteinhausenbergerdorff'.repeat(2), 'a'.repeat(200), 'today', 1000),
      { ...conversation('Sam', 'Hi', 'today'), id: 'sam-1', detail: '@sam_1' },
      { ...conversation('Sam', '👍', 'today'), id: 'sam-2', detail: '@sam_2' },
      conversation('🦆🦆', '🎉🎉🎉', 'today'),
      conversation('نور', 'أراك غدًا', 'today'),
    ],
    openId: 'sam-2',
  },
};

const thousand = Array.from({ length: 1000 }, (_, at) => conversation(`Friend ${at + 1}`, 'Hello', 'today'));

/** Thirty at first; a press brings thirty more, and the focus goes on to the first of them. */
export const Thousand: Story = {
  tags: ['long-tier'],
  args: { conversations: thousand, openId: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(30);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more conversations' }));
    await expect(canvas.getByRole('option', { name: /^Friend 31,/ })).toHaveFocus();
  },
};
