import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { waitingGuide } from './Waiting.guide.tsx';
import { Waiting } from './Waiting.tsx';

const meta = {
  title: 'Kit/Waiting',
  parameters: { guide: waitingGuide },
  component: Waiting,
  args: { label: 'Loading...' },
} satisfies Meta<typeof Waiting>;
export default meta;

/** What is said and when, and what shows after ten seconds, is in the tests beside it. */
export const JustStarted: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
    await expect(canvas.queryByText('This is taking a long time.')).toBeNull();
  },
};
