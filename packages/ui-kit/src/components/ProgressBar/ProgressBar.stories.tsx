import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { progressBarGuide } from './ProgressBar.guide.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Kit/ProgressBar',
  component: ProgressBar,
  parameters: { guide: progressBarGuide },
  args: { label: 'beach.jpg', percent: 45 },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AboutHalf: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'beach.jpg' });
    await expect(bar).toHaveAttribute('aria-valuenow', '45');
    await expect(bar).toHaveAttribute('aria-valuetext', '45 percent, about half');
  },
};

export const NotStarted: Story = { args: { percent: 0 } };

/** A place that matters: the words below say what it is for. */
export const Marked: Story = {
  args: {
    label: 'The story',
    percent: 95,
    mark: { percent: 90, words: '90 percent: from here you get 3 FBB' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('90 percent: from here you get 3 FBB')).toBeVisible();
  },
};

export const Done: Story = { args: { percent: 100 } };

/** Nobody knows how far it is, so it has no value. */
export const Indeterminate: Story = {
  args: { percent: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'beach.jpg' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar).not.toHaveAttribute('aria-valuetext');
  },
};

/** Still, when the member wants no motion. */
export const Calm: Story = {
  globals: { motion: 'calm' },
  args: { percent: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0);
  },
};

export const LongName: Story = {
  tags: ['long-tier'],
  args: {
    label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.jpeg',
    valueText: 'Part 2 of 4, 45 percent',
  },
};
