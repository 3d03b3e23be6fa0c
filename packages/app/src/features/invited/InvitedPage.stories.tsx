import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { AppStage } from '../../../testing/AppStage.tsx';
import { inviteAsKim } from '../../../testing/ownAccount.ts';

const meta = {
  title: 'Screens/Invitation',
  tags: ['!autodocs'],
  component: AppStage,
  args: { path: '/invited' },
  parameters: { layout: 'fullscreen', scenario: 'busy' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The member's own face, in the header, is loaded after the words. */
const drawn = () => waitFor(() => expect(document.querySelector('[data-person]')).toBeVisible());

/** Who invites, and the way to ask them. */
export const Given: Story = {
  beforeEach: async ({ args }) => {
    args.path = await inviteAsKim();
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Add Friend, Kim Lee' })).toBeVisible();
    await drawn();
  },
};

/** Used, too old, or copied in part: another link has to be given. */
export const Over: Story = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Go to your friends' })).toBeVisible();
    await drawn();
  },
};
