import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { padsGuide } from './Pads.guide.tsx';
import { Pads } from './Pads.tsx';

const meta = {
  title: 'Kit/Pads',
  component: Pads,
  parameters: { guide: padsGuide },
  args: { label: 'Number pads', status: 'Your turn. 3 numbers.', onPress: fn(), onEarlyPress: fn() },
} satisfies Meta<typeof Pads>;
export default meta;

type Story = StoryObj<typeof meta>;

export const YourTurn: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Number pads' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '3' }));
    await userEvent.keyboard('1');
    await expect(canvas.getByRole('button', { name: '1' })).toHaveFocus();
    await expect(args.onPress).toHaveBeenLastCalledWith(1, true);
  },
};

/** The number that is shown is the round one. A press is too early, and says so. */
export const Playing: Story = {
  args: { status: 'Now: 3 (1 of 3)', now: 3, isPlaying: true },
  play: async ({ args, canvas }) => {
    const pad = canvas.getByRole('button', { name: '2' });
    await userEvent.click(pad);
    await expect(args.onEarlyPress).toHaveBeenCalledTimes(1);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(pad).toHaveFocus();
  },
};

/** Between two numbers none is shown, and nothing moves. */
export const BetweenTwo: Story = { args: { status: '', isPlaying: true } };

export const LongStatus: Story = {
  tags: ['long-tier'],
  args: { status: 'Watch: 3, 1, 4, 2, 2, 4, 1, 3, 3, 1, 4, 2, 4, 1, 2, 3. Now: 3 (16 of 16)', now: 3 },
};

/** The first pad stands at the right, and arrow keys follow the eye. */
export const RightToLeft: Story = {
  tags: ['long-tier'],
  globals: { direction: 'rtl' },
  args: { now: 1, isPlaying: true, status: 'Now: 1 (2 of 3)' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: '2' })).toHaveFocus();
  },
};
