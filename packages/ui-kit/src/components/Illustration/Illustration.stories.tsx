import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { illustrationGuide } from './Illustration.guide.tsx';
import { Illustration } from './Illustration.tsx';

const meta = {
  title: 'Kit/Illustration',
  parameters: { guide: illustrationGuide },
  component: Illustration,
  args: { name: 'welcome' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvasElement.querySelector('text')).toBeNull();
  },
} satisfies Meta<typeof Illustration>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Welcome: Story = {};
export const EmptyFeed: Story = { args: { name: 'emptyFeed' } };
export const BeingBuilt: Story = { args: { name: 'beingBuilt' } };
export const Lost: Story = { args: { name: 'lost' } };
