import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ensureAnnouncer } from '../Announcer/announcer.ts';
import { EMOJI, LONG_WORD } from '../../../testing/hardWords.ts';
import { failedStateGuide } from './FailedState.guide.tsx';
import { FailedState } from './FailedState.tsx';

const meta = {
  title: 'Kit/FailedState',
  parameters: { guide: failedStateGuide },
  component: FailedState,
  args: {
    title: 'We could not load the posts.',
    text: 'Please check your connection.',
    onRetry: fn(),
  },
  beforeEach: ensureAnnouncer,
} satisfies Meta<typeof FailedState>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Said at once when it appears; Try again tries again. */
export const Failed: Story = {
  play: async ({ args, canvas }) => {
    const words = 'We could not load the posts. Please check your connection.';
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** Another picture, for another reason. */
export const Offline: Story = {
  args: { text: 'You are not connected.', illustration: 'offline' },
};

/** A second press while it tries does nothing. */
export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const HardWords: Story = {
  tags: ['long-tier'],
  args: { title: LONG_WORD, text: LONG_WORD, retryLabel: EMOJI },
};
