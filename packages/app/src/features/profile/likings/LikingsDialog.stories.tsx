import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppStage } from '../../../../testing/AppStage.tsx';

const meta = {
  title: 'Screens/Profile likings',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  args: { path: '/profile' },
  parameters: { layout: 'fullscreen', scenario: 'busy' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Six are chosen, and the seventh is told why not: everything that was chosen stays. */
export const Full: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'What I like' }));
    const part = within(await screen.findByRole('dialog', { name: 'What I like' }));
    await waitFor(() => expect(part.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.click(await part.findByRole('button', { name: 'Trains' }));
    await waitFor(() => expect(part.getByText('6 of 6 chosen.')).toBeVisible());
    await userEvent.click(part.getByRole('button', { name: 'Tea' }));
    await waitFor(() => expect(part.getByText(/^You have chosen 6\./)).toBeVisible());
    await expect(part.getAllByRole('button', { pressed: true })).toHaveLength(6);
  },
};
