import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppStage } from '../workshop/AppStage.tsx';

const meta = {
  title: 'Screens/Help',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  parameters: { layout: 'fullscreen', scenario: 'busy' },
  args: { path: '/profile' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await userEvent.click(screen.getByRole('button', { name: /Help/ }));
  return within(await screen.findByRole('dialog', { name: 'Need Help?' }));
};

/** The call for an emergency is the first and the largest thing in it. */
export const Open: Story = {
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  },
};

/** Nobody may believe that a call was made: the page says so, beside Help, with the number. */
export const NoCallWasMade: Story = {
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Call for Help' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText('No call was made. Call 911 or a person you trust.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus());
  },
};
