import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AppStage } from '../../workshop/AppStage.tsx';
import { polite } from '../../workshop/said.ts';

const meta = {
  title: 'Screens/Profile',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  args: { path: '/profile' },
  parameters: { layout: 'fullscreen', scenario: 'busy' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

const logOut = async () => userEvent.click(await screen.findByRole('button', { name: 'Log Out' }));

/** Log out fails: the toast, words that stay, and the member is still here. */
export const FailingLogOut: Story = {
  parameters: { scenario: 'failing' },
  play: async () => {
    await logOut();
    await expect(await screen.findByText('Logout failed')).toBeVisible();
    await expect(await screen.findByText('You are still logged in. Please try again.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Log Out' })).toHaveFocus();
  },
};

/** Logged out: the auth screen's heading has the focus, and it is said. */
export const LogOut: Story = {
  play: async () => {
    await logOut();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Welcome to FriendBase' });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(polite()).toBe('Logged out successfully.'));
  },
};
