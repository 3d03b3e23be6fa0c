import type { Plan, ShownCode } from '@friendbase/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answerInstead, changeAnswers, json } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';
import { PLANS } from '../../../testing/plans.ts';

const meta = {
  title: 'Screens/Organize',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  args: { path: '/organize' },
  parameters: { layout: 'fullscreen', scenario: 'organizer' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

const LIST = { method: 'GET', path: '/api/organize/plans' } as const;

/** Each with where it stands in words, and its question before members hear of it; then the form of one. */
export const Plans: Story = {
  beforeEach: () => changeAnswers<Plan[]>(LIST, () => [...PLANS]),
  play: async ({ step }) => {
    await step('asks before it is published, on the safe choice', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Publish, Cup of the community' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it a draft' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
    });
    await step('has the form of an event, and both texts as members see them', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Change, Picnic by the pond' }));
      await expect(await screen.findByRole('heading', { name: 'As members see it' })).toBeVisible();
      await expect(screen.getByRole('textbox', { name: 'Place (needed)' })).toHaveValue('Willow Park');
      await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
    });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Picnic by the pond' })).toHaveFocus());
  },
};

let fail = () => {};

/** The list is on its way, then does not come: making something new goes on. */
export const NotLoaded: Story = {
  tags: ['long-tier'],
  beforeEach: () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    fail = resolve;
    return answerInstead(LIST, async () => {
      await promise;
      return json({}, 500);
    });
  },
  play: async () => {
    await expect(await screen.findByText('Loading...')).toBeVisible();
    fail();
    await expect(await screen.findByText('This did not load')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Make an event' })).toBeEnabled();
  },
};

/** The code that a member shows: what for, who honours it, and one press to mark it. */
export const FoundCode: Story = {
  beforeEach: () =>
    answerInstead({ method: 'GET', path: '/api/organize/code' }, () =>
      json({
        name: 'A piece of cake',
        easyName: 'Cake',
        shownTo: 'Ruth at the café',
        redeemedAt: '2026-01-01T08:00:00.000Z',
        usedAt: null,
      } satisfies ShownCode),
    ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check a code' }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Code that a member shows' }),
      'FB-7K2M-9QXR-4TVW{Enter}',
    );
    await expect(await screen.findByRole('button', { name: 'Mark as used, A piece of cake' })).toBeVisible();
  },
};
