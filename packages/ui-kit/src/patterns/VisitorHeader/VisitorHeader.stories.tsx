import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { visitorHeaderGuide } from './VisitorHeader.guide.tsx';
import { VisitorHeader } from './VisitorHeader.tsx';

const meta = {
  title: 'Kit/VisitorHeader',
  component: VisitorHeader,
  args: { productName: 'FriendBase', tagline: 'A friendly, safe place to meet people.' },
  parameters: { guide: visitorHeaderGuide, layout: 'fullscreen' },
} satisfies Meta<typeof VisitorHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Normal: Story = {};

export const WithTools: Story = {
  args: { tools: { isReading: false, onListen: fn(), onComfort: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comfort settings' }));
    await expect(args.tools?.onComfort).toHaveBeenCalledTimes(1);
  },
};
