import type { CaseEntry, ModerationCase, NotificationCount } from '@friendbase/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answerInstead, changeAnswers, noAnswer, errorAnswer } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';

const meta = {
  title: 'Screens/Moderation',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  args: { path: '/moderation' },
  parameters: { layout: 'fullscreen', scenario: 'moderator' },
  // How many wait is told late, and stands in the frame: the stories of its menu show it.
  beforeEach: () =>
    changeAnswers({ method: 'GET', path: '/api/notifications/count' }, (count: NotificationCount) => ({
      ...count,
      cases: 0,
    })),
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

const CASES = { method: 'GET', path: '/api/moderation/cases' } as const;

/** Opens the first case. Its heading takes the focus, which is seen. */
async function look(): Promise<void> {
  await userEvent.click((await screen.findAllByRole('button', { name: /^Look at it/ }))[0]!);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
}

/** The most urgent first. */
export const Queue: Story = {
  play: async () => {
    await expect((await screen.findAllByText('Urgent'))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['long-tier'],
  beforeEach: () => changeAnswers(CASES, () => []),
  play: async () => {
    await expect(await screen.findByText('Nothing waits here.')).toBeVisible();
  },
};

/** A case with what stands around it. */
export const Case: Story = {
  play: async () => {
    await look();
    const decide = await screen.findByRole('heading', { name: 'Decide' });
    decide.scrollIntoView({ block: 'start' });
  },
};

/** Nothing can be pressed by who is a friend: the reason stands there before. */
export const NotImpartial: Story = {
  tags: ['long-tier'],
  beforeEach: () =>
    changeAnswers<ModerationCase>({ method: 'GET', path: '/api/moderation/cases/' }, (found) => ({
      ...found,
      conflict: 'acquainted',
    })),
  play: async () => {
    await look();
    const reason = await screen.findByText(/^You and this member are friends, or one of you blocked/);
    await expect(reason).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull();
    reason.scrollIntoView({ block: 'center' });
  },
};

export const Numbers: Story = {
  tags: ['long-tier'],
  args: { path: '/moderation?show=counts' },
  play: async () => void (await screen.findByRole('heading', { name: 'Waiting now' })),
};

/** Another moderator decided in the meantime. */
export const SomebodyWasFirst: Story = {
  tags: ['long-tier'],
  beforeEach: () =>
    answerInstead({ method: 'POST', path: '/api/moderation/' }, () => errorAnswer(409, 'alreadyDecided')),
  play: async () => {
    await look();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    const [first] = await screen.findAllByText(/Another moderator decided this first/);
    await waitFor(() => expect(first).toBeVisible());
    first?.scrollIntoView({ block: 'center' });
  },
};

/** A campaign, or a long weekend. */
export const Many: Story = {
  tags: ['long-tier'],
  beforeEach: () =>
    changeAnswers<CaseEntry[]>(CASES, (cases) =>
      Array.from({ length: 100 }, (_, at) => ({
        ...cases[at % cases.length]!,
        id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      })),
    ),
  play: async () => {
    await expect(await screen.findAllByRole('button', { name: /^Look at it/ })).toHaveLength(100);
  },
};

export const Failing: Story = {
  tags: ['long-tier'],
  beforeEach: () => answerInstead(CASES, () => errorAnswer(500, 'ourFault')),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Slow: Story = {
  tags: ['long-tier'],
  parameters: { staysBusy: true },
  beforeEach: () => answerInstead(CASES, noAnswer),
  play: async () => {
    await expect((await screen.findAllByText('Loading...'))[0]).toBeVisible();
  },
};

const shown = async () => void (await screen.findAllByRole('button', { name: /^Look at it/ }));

export const SimpleMode: Story = {
  tags: ['long-tier'],
  globals: { simple: 'on' },
  play: async () => {
    await shown();
    await screen.findByRole('button', { name: 'Show everything' });
  },
};
export const RightToLeft: Story = { tags: ['long-tier'], globals: { direction: 'rtl' }, play: shown };
