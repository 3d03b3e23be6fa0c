import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ARABIC, EMOJI, LONG_WORD } from '../../testing/hardWords.ts';
import { quickRepliesGuide } from './QuickReplies.guide.tsx';
import { QuickReplies } from './QuickReplies.tsx';

const meta = {
  title: 'Kit/QuickReplies',
  component: QuickReplies,
  args: { replies: ['Hi, how are you?', 'Yes!', 'No, thank you', '👍'], onPick: fn() },
  parameters: { guide: quickRepliesGuide },
} satisfies Meta<typeof QuickReplies>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '👍' }));
    await expect(args.onPick).toHaveBeenCalledWith('👍');
  },
};

/** One that is long, and two that are the same: both can be pressed. */
export const HardWords: Story = {
  args: { replies: [LONG_WORD, ARABIC, EMOJI, EMOJI] },
  play: async ({ args, canvas }) => {
    for (const reply of canvas.getAllByRole('button', { name: EMOJI })) await userEvent.click(reply);
    await expect(args.onPick).toHaveBeenCalledTimes(2);
  },
};

export const None: Story = {
  args: { replies: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
