import type { FriendshipEntry } from '@friendbase/contract';
import { demoId } from '@friendbase/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerInstead, changeAnswers, json } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';
import { assertive, polite } from '../../../testing/hear.ts';

const meta = {
  title: 'Screens/Friends',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  args: { path: '/friends' },
  parameters: { layout: 'fullscreen', scenario: 'busy' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

const FRIENDS = { method: 'GET', path: '/api/friends/' } as const;
const entryOf = (at: number, displayName: string): FriendshipEntry => {
  const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
  return {
    id,
    userId: demoId('sam'),
    friendId: id,
    status: 'accepted',
    friend: { id, username: `friend_${at}`, displayName },
  };
};
const withFriends = (names: readonly string[]) => () =>
  answerInstead(FRIENDS, async (askBackend) => {
    const answer = await askBackend();
    const isList = answer.ok && !answer.url.endsWith('/suggestions');
    return isList ? json(names.map((name, at) => entryOf(at, name))) : answer;
  });
/** Pictures of people come later than their names. */
const drawn = () => waitFor(() => expect(document.querySelector('[data-person]')).not.toBeNull());
const button = async (name: string | RegExp) => screen.findByRole('button', { name });
const cards = () => within(screen.getByRole('list', { name: 'Your friends' })).getAllByRole('article');

/** Two people ask; seven are friends. */
export const Busy: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'You have 7 friends' })).toBeVisible();
    await expect(cards()).toHaveLength(7);
    await expect(screen.getByRole('button', { name: 'Accept Kenji Mori' })).toBeVisible();
    await drawn();
  },
};

export const Accepting: Story = {
  tags: ['long-tier'],
  play: async () => {
    await userEvent.click(await button('Accept Hana Park'));
    const words = 'Request updated. You are now friends with Hana Park.';
    await waitFor(() => expect(polite()).toBe(words));
    await expect(await screen.findByRole('heading', { name: 'You have 8 friends' })).toBeVisible();
    await waitFor(async () => expect(await button('Accept Kenji Mori')).toHaveFocus());
  },
};

/** What declining means, before it is done. */
export const AskingToDecline: Story = {
  tags: ['long-tier'],
  play: async () => {
    await userEvent.click(await button('Decline Kenji Mori'));
    await screen.findByRole('alertdialog', { name: 'Decline Kenji Mori?' });
    await waitFor(async () => expect(await button('Keep the request')).toHaveFocus());
  },
};

export const FailingAnswer: Story = {
  tags: ['long-tier'],
  parameters: { scenario: 'failing' },
  play: async () => {
    await userEvent.click(await button('Accept Kenji Mori'));
    await waitFor(() =>
      expect(assertive()).toBe('The request of Kenji Mori still waits for you. Please try again.'),
    );
    await expect(await button('Try again, Accept Kenji Mori')).toHaveFocus();
  },
};

/** A new member: no requests, no friends, and the ways to find some. Who has asked since then waits for a press. */
export const Fresh: Story = {
  tags: ['long-tier'],
  args: { arrived: { requests: ['new-1', 'new-2'] } },
  parameters: { scenario: 'fresh' },
  play: async () => {
    await expect(await button('2 new requests')).toBeVisible();
    await expect(await screen.findByText('You have no friends here yet.')).toBeVisible();
    await expect(screen.queryByRole('heading', { name: 'Friend Requests' })).toBeNull();
  },
};

/** Suggestions come two seconds after the press. The button that asks takes the request back. */
export const Suggested: Story = {
  play: async () => {
    await userEvent.click(await button('Find Friends'));
    await waitFor(() => expect(polite()).toMatch(/3 suggestions were added\./));
    const add = await button('Add Friend, Ruth Adeyemi');
    await userEvent.click(add);
    await expect(await button('Take back your request, Ruth Adeyemi')).toBe(add);
    await expect(add).toHaveFocus();
  },
};

const MANY = Array.from({ length: 1000 }, (_, at) => (at % 100 === 7 ? `Zoë ${at}` : `Friend ${at}`));

/** A thousand friends: by name, and a page at a time. */
export const Many: Story = {
  tags: ['long-tier'],
  beforeEach: withFriends(MANY),
  play: async ({ step }) => {
    const search = await screen.findByRole('searchbox', { name: 'Search by name' });
    await step('shows more, and reading goes on there', async () => {
      await userEvent.click(await button('Show more friends'));
      await waitFor(() => expect(cards()).toHaveLength(40));
      await waitFor(() => expect(within(cards()[20]!).getByRole('heading')).toHaveFocus());
    });
    await step('finds by name, and says how many', async () => {
      await userEvent.type(search, 'zoe');
      await expect(cards()).toHaveLength(10);
      await waitFor(() => expect(polite()).toBe('10 friends found.'));
    });
  },
};

export const NobodyFound: Story = {
  tags: ['long-tier'],
  beforeEach: withFriends(MANY),
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search by name' }), 'nobody');
    await expect(await screen.findByText('Try fewer letters, or another name.')).toBeVisible();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a person you know' }), 'nobody');
    await expect(await screen.findByText(/^We found nobody with that name\. Ask the person/)).toBeVisible();
    await waitFor(() => expect(polite()).toBe('We found nobody with that name.'), { timeout: 4000 });
  },
};

/** Names of all kinds, and somebody who was looked for by their username. */
export const HardNames: Story = {
  tags: ['long-tier'],
  beforeEach: withFriends([
    'Wolfeschlegelsteinhausenbergerdorff Adolph Blaine Charles the Second',
    'ليلى وأصدقاؤها',
    '<b>Sam</b>',
    '🦜🎉🦜',
  ]),
  play: async () => {
    await screen.findByRole('heading', { name: 'You have 4 friends' });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a person you know' }), '@mila');
    await waitFor(() => expect(polite()).toBe('1 person found.'), { timeout: 4000 });
    await expect(await button('Add Friend, Mila Novak')).toBeVisible();
    await drawn();
  },
};

export const NotLoaded: Story = {
  tags: ['long-tier'],
  beforeEach: () => answerInstead(FRIENDS, () => json({}, 500)),
  play: async () => {
    await expect(await screen.findByText('Your friends did not load')).toBeVisible();
  },
};

/** One friend, with long words about themselves in the requests. */
export const LongRequest: Story = {
  tags: ['long-tier'],
  beforeEach: () =>
    changeAnswers<FriendshipEntry[]>({ method: 'GET', path: '/api/friend-requests/' }, (entries) =>
      entries.map((entry) => ({ ...entry, friend: { ...entry.friend, bio: 'I like ducks. '.repeat(35) } })),
    ),
  play: async () => {
    await button('Accept Kenji Mori');
    await drawn();
  },
};

export const Slow: Story = {
  tags: ['long-tier'],
  parameters: { scenario: 'slow', delayMs: 60_000 },
  play: async () => {
    await expect((await screen.findAllByText('Loading...'))[0]).toBeVisible();
  },
};

const shown = async () => {
  await button('Find Friends');
  await drawn();
};
export const EasyWords: Story = {
  tags: ['long-tier'],
  globals: { easy: 'on' },
  play: async () => {
    await button('Find new friends');
    await drawn();
  },
};
export const SimpleMode: Story = {
  tags: ['long-tier'],
  globals: { simple: 'on' },
  play: async () => {
    await shown();
    await button('Show everything');
  },
};
export const RightToLeft: Story = { tags: ['long-tier'], globals: { direction: 'rtl' }, play: shown };
