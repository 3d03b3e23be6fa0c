import type { Redemption, Reward, TournamentEntry } from '@friendbase/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerInstead, changeAnswers, json, noAnswer } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';
import { assertive, polite } from '../../../testing/hear.ts';

const meta = {
  title: 'Screens/Tournaments',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  args: { path: '/tournaments' },
  parameters: { layout: 'fullscreen', scenario: 'busy' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

const TOURNAMENTS = { method: 'GET', path: '/api/tournaments' } as const;
const REWARDS = { method: 'GET', path: '/api/rewards' } as const;
const CODES = { method: 'GET', path: '/api/redemptions/' } as const;
const CODE = 'FB-7K3M-9QXA-2WTR';
const button = async (name: string | RegExp) => screen.findByRole('button', { name });
const shown = async () => void (await screen.findByText('You have 250 FriendBase Bucks'));

/** All that can stop a member from joining and redeeming, with the reason beside each button. */
export const Busy: Story = {
  play: async () => {
    await shown();
    await userEvent.click(await button('Show more tournaments'));
    await userEvent.click(await button('Show more rewards'));
    for (const reason of [
      'Full: 6 of 6.',
      'It will not take place.',
      'This reward is not available right now.',
    ]) {
      await expect(screen.getAllByText(reason)[0]).toBeVisible();
    }
    await expect(await button('Not Enough FBB, Golden Name Frame')).toHaveAccessibleDescription(
      /You need 150 more FBB\.$/,
    );
    await expect(await button('Join Tournament, Garden of Pairs')).toHaveAccessibleDescription(
      '20 FBB You will have 230 FBB left.',
    );
  },
};

/** What is spent and what is left, before it is spent. */
export const Asking: Story = {
  tags: ['long-tier'],
  play: async () => {
    await userEvent.click(await button('Join Tournament, Garden of Pairs'));
    await expect(
      await screen.findByRole('alertdialog', { name: 'Spend 20 FBB?' }),
    ).toHaveAccessibleDescription(/You have 250 FBB now\. You will have 230 left\./);
    await waitFor(async () => expect(await button('Keep my FBB')).toHaveFocus());
  },
};

const SUMS = 'Sums with Friends';
const ROUNDS = { method: 'POST', path: '/api/tournaments/' } as const;
/** The tournament that the member is in, in another state. */
const sumsAre = (change: Partial<TournamentEntry>) => () =>
  changeAnswers<TournamentEntry[]>(TOURNAMENTS, (all) =>
    all.map((one) => (one.name === SUMS ? { ...one, ...change } : one)),
  );
/** Of one that is over: those stand last. */
const shownLast = (words: string | RegExp) => async () => {
  await userEvent.click(await button('Show more tournaments'));
  await expect(await screen.findByText(words)).toBeVisible();
};

/** Joined, and going on: it comes first, with Play, the goal of all, and what was added today. */
export const JoinedAndActive: Story = {
  tags: ['long-tier'],
  beforeEach: sumsAre({ stars: 12, ownStarsToday: 3 }),
  play: async () => {
    await expect(await button(`Play, ${SUMS}`)).toBeVisible();
    await expect(screen.getByText('You added 3 stars today.')).toBeVisible();
    await expect(screen.getAllByRole('progressbar', { name: 'The goal of all' })[0]).toHaveAttribute(
      'aria-valuetext',
      '12 of 35 stars',
    );
  },
};

export const GoalNearlyReached: Story = {
  tags: ['long-tier'],
  beforeEach: sumsAre({ stars: 34, ownStarsToday: 6 }),
  play: async () => void (await screen.findByText('34 of 35 stars')),
};

export const GoalReached: Story = {
  tags: ['long-tier'],
  beforeEach: sumsAre({ status: 'completed', outcome: 'reached', stars: 37, ownPaidFbb: 125 }),
  play: shownLast('Your part of the prize: 125 FBB.'),
};

export const GoalMissed: Story = {
  tags: ['long-tier'],
  beforeEach: sumsAre({ status: 'completed', outcome: 'missed', stars: 20, ownPaidFbb: 40 }),
  play: shownLast('You got your 40 FBB back.'),
};

export const CalledOff: Story = {
  tags: ['long-tier'],
  beforeEach: sumsAre({ status: 'cancelled', outcome: 'cancelled', ownPaidFbb: 40 }),
  play: shownLast('You got your 40 FBB back.'),
};

/** A round of nothing is none; one that found no answer waits beside the game. */
export const RoundNotSent: Story = {
  tags: ['long-tier'],
  beforeEach: () => answerInstead(ROUNDS, () => json({ code: 'ourFault', message: 'No' }, 500)),
  play: async () => {
    await userEvent.click(await button(`Play, ${SUMS}`));
    const heading = await screen.findByRole('heading', { name: / (plus|minus|times) / });
    const [, left, operator, right] =
      /(\d+) (plus|minus|times) (\d+)/.exec(heading.lastElementChild?.textContent ?? '') ?? [];
    const [one, other] = [Number(left), Number(right)];
    const answer = operator === 'times' ? one * other : operator === 'plus' ? one + other : one - other;
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your answer' }), String(answer));
    await userEvent.click(await button('Check'));
    await userEvent.click(await button('Finish'));
    await expect(await button('Try again')).toBeVisible();
    await waitFor(() => expect(assertive()).toMatch(/Your round counts only once/));
  },
};

/** A free one is joined with one press. */
export const Joined: Story = {
  tags: ['long-tier'],
  play: async () => {
    await userEvent.click(await button('Join Tournament, Quiet Word Hour'));
    await waitFor(() => expect(polite()).toBe('Joined Tournament! Welcome to the tournament! Good luck!'));
    await expect(await button('Joined!, Quiet Word Hour')).toHaveFocus();
  },
};

/** The code stays on its card, and in My rewards. What was bought opens at once. */
export const Redeemed: Story = {
  tags: ['long-tier'],
  // No two runs would have the same code.
  beforeEach: () => {
    const ends = [
      changeAnswers<object>({ method: 'POST', path: '/api/rewards/' }, (answer) => ({
        ...answer,
        redemptionCode: CODE,
      })),
      changeAnswers<Redemption[]>(CODES, (all) => all.map((one) => ({ ...one, redemptionCode: CODE }))),
    ];
    return () => ends.toReversed().forEach((end) => end());
  },
  play: async () => {
    await userEvent.click(await button('Redeem, Rain Sound'));
    await userEvent.click(await button('Spend 75 FBB'));
    await waitFor(() => expect(polite()).toMatch(/^Reward Redeemed! Redemption code: FB-/));
    await screen.findByText('You have 175 FriendBase Bucks');
    await waitFor(() =>
      expect(screen.getAllByRole('textbox', { name: 'Code for Rain Sound' })).toHaveLength(2),
    );
    await userEvent.click(screen.getAllByRole('button', { name: 'Open, Rain Sound' })[0]!);
    await expect(await button('Play the rain')).toBeVisible();
    const opened = within(screen.getByRole('dialog', { name: 'Rain Sound' }));
    await waitFor(() => expect(opened.getByRole('button', { name: 'Close' })).toHaveFocus());
  },
};

export const FailingJoin: Story = {
  tags: ['long-tier'],
  parameters: { scenario: 'failing' },
  play: async () => {
    await userEvent.click(await button('Join Tournament, Quiet Word Hour'));
    await waitFor(() => expect(assertive()).toMatch(/^Failed to Join\./));
    await expect(await button('Try again, Quiet Word Hour')).toHaveFocus();
  },
};

const uuid = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const manyOf = <Item extends { id: string; name: string }>(items: Item[], count: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({
    ...items[0]!,
    id: uuid(at),
    name: `${items[0]!.name} ${at + 1}`,
  }));
const codes: Redemption[] = Array.from({ length: 20 }, (_, at) => ({
  id: uuid(at),
  rewardId: uuid(1),
  name: 'Rain Sound',
  easyName: '',
  cost: 75,
  redemptionCode: `FB-7K3M-9QXA-2W${'0123456789ABCDEFGHJK'[at]}R`,
  delivers: { kind: 'sound', sound: 'rain' },
  createdAt: '2026-11-18T10:00:00.000Z',
  usedAt: null,
}));
const withLink = (items: unknown) =>
  new Response(JSON.stringify(items), {
    headers: { 'content-type': 'application/json', link: '</api/redemptions/x?before=y>; rel="next"' },
  });

/** Forty of each, and more codes than a page holds. */
export const Many: Story = {
  tags: ['long-tier'],
  beforeEach: () => {
    const ends = [
      changeAnswers<TournamentEntry[]>(TOURNAMENTS, (all) => manyOf(all.slice(1), 40)),
      changeAnswers<Reward[]>(REWARDS, (all) => manyOf(all, 40)),
      answerInstead(CODES, () => withLink(codes)),
    ];
    return () => ends.toReversed().forEach((end) => end());
  },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'All tournaments' });
    await userEvent.click(await button('Show more tournaments'));
    const cards = await within(list).findAllByRole('article');
    await expect(cards).toHaveLength(16);
    await waitFor(() => expect(within(cards[4]!).getByRole('heading')).toHaveFocus());
    await expect(await button('Show more of my rewards')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => {
    const ends = [answerInstead(TOURNAMENTS, () => json([])), answerInstead(REWARDS, () => json([]))];
    return () => ends.toReversed().forEach((end) => end());
  },
  play: async () => {
    await expect(await screen.findByText('No tournaments available')).toBeVisible();
    await expect(screen.getByText('No rewards available')).toBeVisible();
  },
};

/** Each part says itself that it did not load. */
export const NotLoaded: Story = {
  tags: ['long-tier'],
  beforeEach: () => {
    const ends = [TOURNAMENTS, REWARDS, CODES].map((calls) => answerInstead(calls, () => json({}, 500)));
    return () => ends.toReversed().forEach((end) => end());
  },
  play: async () => {
    await expect(await screen.findByText('The tournaments did not load')).toBeVisible();
    await expect(await screen.findByText('Your rewards did not load')).toBeVisible();
  },
};

export const HardNames: Story = {
  tags: ['long-tier'],
  beforeEach: () =>
    changeAnswers<TournamentEntry[]>(TOURNAMENTS, (all) =>
      [
        'The Wolfeschlegelsteinhausenbergerdorff Memorial Cup of Very Long Names, Part 2',
        'كأس الربيع للذاكرة',
        '<b>Cup</b> & <i>Friends</i>',
      ].map((name, at) => ({ ...all[at]!, name, gameName: name })),
    ),
  play: shown,
};

/** The member is known; the tournaments are on their way. */
export const Slow: Story = {
  tags: ['long-tier'],
  parameters: { staysBusy: true },
  beforeEach: () => answerInstead(TOURNAMENTS, noAnswer),
  play: async () => {
    await expect((await screen.findAllByText('Loading tournaments and rewards...'))[0]).toBeVisible();
  },
};

export const EasyWords: Story = {
  tags: ['long-tier'],
  globals: { easy: 'on' },
  play: async () => {
    await shown();
    await expect(await screen.findByText('You can play for 7 days. Take your time.')).toBeVisible();
  },
};
/** Without the store. */
export const SimpleMode: Story = {
  tags: ['long-tier'],
  globals: { simple: 'on' },
  play: async () => {
    await shown();
    await expect(screen.queryByRole('heading', { name: 'Rewards' })).toBeNull();
    await expect(screen.queryByRole('link', { name: 'Go to the rewards' })).toBeNull();
    await button('Show everything');
  },
};
export const RightToLeft: Story = { tags: ['long-tier'], globals: { direction: 'rtl' }, play: shown };
