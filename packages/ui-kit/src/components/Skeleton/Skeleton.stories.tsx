import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Waiting } from '../Spinner/Waiting.tsx';
import { skeletonGuide } from './Skeleton.guide.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Kit/Skeleton',
  component: Skeleton,
  parameters: { guide: skeletonGuide },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing in it is there for a screen reader, and nothing moves. */
export const Lines: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.fb-Skeleton')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0);
  },
};

export const People: Story = { args: { shape: 'person', count: 2 } };

export const Cards: Story = { args: { shape: 'card', count: 2 } };

/** With the words of Waiting on top, which take no room of their own. */
export const WhileWaiting: Story = {
  args: { shape: 'card', count: 2 },
  render: (args) => (
    <Waiting label="Loading...">
      <Skeleton {...args} />
    </Waiting>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
    const [waiting, skeleton] = ['.fb-Waiting', '.fb-Skeleton'].map((name) =>
      canvasElement.querySelector(name)?.getBoundingClientRect(),
    );
    await expect(waiting?.height).toBe(skeleton?.height);
  },
};
