import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { taskTilesGuide } from './TaskTiles.guide.tsx';
import { TaskTiles } from './TaskTiles.tsx';

const share = fn();

const meta = {
  title: 'Kit/TaskTiles',
  component: TaskTiles,
  args: {
    label: 'What do you want to do?',
    tasks: [
      { label: 'Share', icon: 'send', onPress: share },
      { label: 'Message', icon: 'messages', href: '#messages' },
      { label: 'Play', icon: 'games', href: '#play' },
      { label: 'Get help', icon: 'help', onPress: fn() },
    ],
  },
  parameters: { guide: taskTilesGuide },
} satisfies Meta<typeof TaskTiles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas, step }) => {
    share.mockClear();
    await step('what is done here is a button', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(share).toHaveBeenCalledTimes(1);
    });
    await step('what is elsewhere is a link', async () => {
      await expect(canvas.getByRole('link', { name: 'Play' })).toHaveAttribute('href', '#play');
    });
  },
};

/** A word without spaces, and two that look alike. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: {
    tasks: [
      { label: 'Freundschaftsanfragenbestätigung', icon: 'friends', href: '#one' },
      { label: 'Nachricht', icon: 'mail', href: '#two' },
      { label: 'Nachrichten', icon: 'messages', href: '#three' },
    ],
  },
};
