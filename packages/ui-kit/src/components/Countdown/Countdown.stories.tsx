import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Countdown } from './Countdown.tsx';
import { countdownGuide } from './Countdown.guide.tsx';

const meta = {
  title: 'Kit/Countdown',
  component: Countdown,
  parameters: { guide: countdownGuide },
  args: { to: '2026-11-24T09:00:00', now: new Date('2026-11-21T12:00:00') },
} satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The words stand still; the day itself is in the markup. */
export const InDays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('in 3 days')).toHaveAttribute('datetime', '2026-11-24T09:00:00');
  },
};

export const Tomorrow: Story = { args: { to: '2026-11-22T00:05:00' } };

export const Over: Story = { args: { to: '2026-11-20T09:00:00' } };

/** A broken date says nothing rather than something wrong. */
export const Broken: Story = {
  args: { to: 'soon' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};
