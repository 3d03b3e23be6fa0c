import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { uploadProgressGuide } from './UploadProgress.guide.tsx';
import { UploadProgress } from './UploadProgress.tsx';

const meta = {
  title: 'Kit/UploadProgress',
  component: UploadProgress,
  args: {
    name: 'beach.jpg',
    state: 'sending',
    percent: 45,
    onPause: fn(),
    onResume: fn(),
    onCancel: fn(),
    onTryAgain: fn(),
  },
  parameters: { guide: uploadProgressGuide },
} satisfies Meta<typeof UploadProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = { args: { state: 'waiting' } };

export const Sending: Story = {};

export const Paused: Story = { args: { state: 'paused', percent: 80 } };

export const Ready: Story = { args: { state: 'ready', percent: 100 } };

export const Failed: Story = {
  args: { state: 'failed', reason: 'The connection was lost.', name: `${'holiday'.repeat(12)}.jpg` },
};
