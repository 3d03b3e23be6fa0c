import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { spinnerGuide } from './Spinner.guide.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Kit/Spinner',
  parameters: { guide: spinnerGuide },
  component: Spinner,
  args: { label: 'Loading...' },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Turning: Story = {};

/** Still, when the member wants no motion: the words are enough. */
export const Calm: Story = {
  globals: { motion: 'calm' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0);
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
};
