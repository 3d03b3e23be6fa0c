import { demoId } from '@friendbase/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { changeAnswers } from '../../testing/answerInstead.ts';
import { AppStage } from '../../testing/AppStage.tsx';

const meta = {
  title: 'Screens/Paused',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  parameters: { layout: 'fullscreen', scenario: 'busy' },
  beforeEach: () =>
    changeAnswers<object>({ method: 'GET', path: '/api/auth/me' }, (me) => ({
      ...me,
      pausedUntil: '2099-11-29T10:00:00.000Z',
    })),
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

const saysWhy = (name: RegExp) => async () => {
  const button = (await screen.findAllByRole('button', { name }))[0]!;
  await expect(await screen.findByText(/^Your account is paused until/)).toBeVisible();
  await waitFor(() =>
    expect(button).toHaveAccessibleDescription(/You cannot do this while your account is paused\./),
  );
  button.scrollIntoView({ block: 'center' });
};

/** What cannot be used now says why before it is pressed. */
export const Friends: Story = { args: { path: '/friends' }, play: saysWhy(/^Accept/) };

/** What was written stays. */
export const Chat: Story = {
  tags: ['long-tier'],
  args: { path: `/messages?with=${demoId('leo')}` },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('log')).toHaveFocus());
    await saysWhy(/^Send$/)();
  },
};
