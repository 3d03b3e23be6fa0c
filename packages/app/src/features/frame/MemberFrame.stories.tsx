import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppStage } from '../../../testing/AppStage.tsx';

const meta = {
  title: 'Screens/Frame',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  parameters: { layout: 'fullscreen', scenario: 'failing' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What a toast said stays behind the bell; clearing asks first. */
export const Notifications: Story = {
  args: { path: '/profile' },
  play: async ({ step }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log Out' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }));
    const list = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await userEvent.click(await list.findByRole('button', { name: 'Answers to what you did' }));
    await waitFor(() => expect(list.getByRole('heading', { name: 'Logout failed' })).toBeVisible());
    await step('clearing is asked about, on the safe choice', async () => {
      await userEvent.click(list.getByRole('button', { name: 'Clear all' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Keep them' })).toHaveFocus());
    });
    await step('then the list is empty, says so, and has the focus', async () => {
      const question = within(screen.getByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Clear all' }));
      const cleared = await list.findByRole('heading', { name: 'The messages from FriendBase are cleared.' });
      await waitFor(() => expect(cleared).toHaveFocus());
      await expect(list.queryByRole('button', { name: 'Clear all' })).toBeNull();
    });
  },
};

export const NotFound: Story = {
  tags: ['long-tier'],
  args: { path: '/no/such/page' },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  },
};
