import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { AppStage } from '../../../testing/AppStage.tsx';

const meta = {
  title: 'Screens/Accessibility',
  tags: ['!autodocs'],
  component: AppStage,
  args: { path: '/accessibility' },
  parameters: { layout: 'fullscreen', scenario: 'busy' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What works, what does not yet, and whom to tell. */
export const Statement: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'What works' })).toBeVisible();
    await waitFor(() => expect(document.querySelector('[data-person]')).toBeVisible());
  },
};
