import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { quickRepliesGuide } from './QuickReplies.guide.tsx';
import { QuickReplies } from './QuickReplies.tsx';

const meta = {
  title: 'Kit/QuickReplies',
  component: QuickReplies,
  args: { replies: ['Hi, how are you?', 'Yes!', 'No, thank you', '👍'], onPick: fn() },
  parameters: { guide: quickRepliesGuide },
} satisfies Meta<typeof QuickReplies>;
export default meta;

export const Some: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '👍' }));
    await expect(args.onPick).toHaveBeenCalledWith('👍');
  },
};
