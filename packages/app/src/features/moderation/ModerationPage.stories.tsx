import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { changeAnswers } from '../../workshop/answerInstead.ts';
import { AppStage } from '../../workshop/AppStage.tsx';

const meta = {
  title: 'Screens/Moderation',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  args: { path: '/moderation' },
  parameters: { layout: 'fullscreen', scenario: 'moderator' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

const look = async () => userEvent.click((await screen.findAllByRole('button', { name: /^Look at it/ }))[0]!);

/** The most urgent first. */
export const Queue: Story = {
  play: async () => {
    await expect((await screen.findAllByText('Urgent'))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => changeAnswers({ method: 'GET', path: '/api/moderation/cases' }, () => []),
  play: async () => {
    await expect(await screen.findByText('Nothing waits here.')).toBeVisible();
  },
};

/** A case with what stands around it. Its heading has the focus. */
export const Case: Story = {
  play: async () => {
    await look();
    const decide = await screen.findByRole('heading', { name: 'Decide' });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
    decide.scrollIntoView({ block: 'start' });
  },
};

export const Numbers: Story = {
  args: { path: '/moderation?show=counts' },
  play: async () => void (await screen.findByRole('heading', { name: 'Waiting now' })),
};
