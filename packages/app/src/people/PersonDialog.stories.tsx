import type { FriendshipEntry, Person } from '@friendbase/contract';
import { demoId, demoSeed } from '@friendbase/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerInstead, changeAnswers, json } from '../../testing/answerInstead.ts';
import { PeopleStage } from '../../testing/PeopleStage.tsx';
import { assertive, polite } from '../../testing/hear.ts';

type DemoName = Parameters<typeof demoId>[0];

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff Adolph Blaine Charles the Second';

const HARD: Person = { id: demoId('leo'), username: 'a'.repeat(30), displayName: LONG_NAME };
const HARD_BIO = 'I write <b>English</b> and أحب الطبخ كثيرا. '.repeat(11);

const { members } = demoSeed(new Date(0));
/** As a post knows its author: without what they say about themselves. */
const known = (name: DemoName): Person => {
  const { id, username, displayName, avatarUrl } = members.find((one) => one.id === demoId(name))!;
  return { id, username, displayName, ...(avatarUrl !== undefined && { avatarUrl }) };
};
const NAMES: DemoName[] = ['maya', 'kenji', 'ruth', 'victor', 'sam'];

const meta = {
  title: 'Screens/Person',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: PeopleStage,
  args: { memberId: demoId('sam'), people: NAMES.map(known) },
  parameters: { layout: 'fullscreen', scenario: 'busy' },
} satisfies Meta<typeof PeopleStage>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  // It fades in.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
/** Who likes something: that comes last. */
const openWhole = async (name: string) => {
  const dialog = await open(name);
  await dialog.findByRole('list', { name: /^(Likes|You like)$/ });
  return dialog;
};
/** Pictures of people come later than their names. */
const drawn = () => waitFor(() => expect(document.querySelector('[data-person]')).not.toBeNull());
const press = async (dialog: Awaited<ReturnType<typeof open>>, name: string) =>
  userEvent.click(await dialog.findByRole('button', { name }));

export const Friend: Story = {
  play: async () => {
    const dialog = await openWhole('Maya Lindqvist');
    await expect(await dialog.findByText('I support two great young people. Tea drinker.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Send Message' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Block' })).toBeVisible();
    await drawn();
  },
};

/** The question before a friend is removed, on the safe choice. */
export const AskingToRemove: Story = {
  tags: ['long-tier'],
  play: async () => {
    await press(await openWhole('Maya Lindqvist'), 'Remove friend');
    const ask = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(ask.getByRole('button', { name: 'Keep my friend' })).toHaveFocus());
  },
};

/** Whoever is no friend shows a name and a picture only. A request that is sent can be taken back. */
export const Stranger: Story = {
  play: async () => {
    const dialog = await openWhole('Ruth Adeyemi');
    await press(dialog, 'Add Friend');
    const words = 'Friend request sent! Ruth Adeyemi can say yes or no.';
    await expect(await dialog.findByText(words)).toBeVisible();
    await waitFor(() => expect(polite()).toBe(words));
    await expect(dialog.getByRole('button', { name: 'Take back your request' })).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'What you can do' })).toHaveFocus());
  },
};

export const AsksYou: Story = {
  tags: ['long-tier'],
  play: async () => {
    const dialog = await openWhole('Kenji Mori');
    await expect(await dialog.findByText('Wants to be your friend')).toBeVisible();
    await expect(dialog.getByText('No bio added yet.')).toBeVisible();
    await drawn();
  },
};

export const Blocked: Story = {
  tags: ['long-tier'],
  play: async () => {
    const dialog = await open('Victor Stone');
    await expect(await dialog.findByRole('button', { name: 'Unblock' })).toBeVisible();
    await drawn();
  },
};

export const Self: Story = {
  tags: ['long-tier'],
  play: async () => {
    const dialog = await openWhole('Sam Rivers');
    await expect(dialog.getByRole('link', { name: 'Go to your profile' })).toBeVisible();
    await drawn();
  },
};

/** An act fails: what is true is said at once, and the same button tries again. */
export const FailingAct: Story = {
  tags: ['long-tier'],
  parameters: { scenario: 'failing' },
  play: async () => {
    const dialog = await openWhole('Ruth Adeyemi');
    await press(dialog, 'Add Friend');
    const words = 'Your request to Ruth Adeyemi was not sent. Please try again.';
    await expect(await dialog.findByText(words)).toBeVisible();
    await waitFor(() => expect(assertive()).toBe(words));
    await expect(dialog.getByRole('button', { name: 'Try again, Add Friend' })).toHaveFocus();
  },
};

/** The lists that tell whether the two are friends do not come. */
export const NotLoaded: Story = {
  tags: ['long-tier'],
  beforeEach: () => answerInstead({ method: 'GET', path: '/api/blocked/' }, () => json({}, 500)),
  play: async () => {
    const dialog = await open('Ruth Adeyemi');
    await expect(await dialog.findByText('This did not load')).toBeVisible();
    await drawn();
  },
};

export const Slow: Story = {
  tags: ['long-tier'],
  parameters: { scenario: 'slow', delayMs: 60_000 },
  play: async () => {
    const dialog = await open('Maya Lindqvist');
    await expect((await dialog.findAllByText('Loading...'))[0]).toBeVisible();
    await drawn();
  },
};

/** A friend with a long name, and with markup and two directions in what they say. */
export const HardNames: Story = {
  tags: ['long-tier'],
  beforeEach: () =>
    changeAnswers<FriendshipEntry[]>({ method: 'GET', path: '/api/friends/' }, (friends) =>
      friends.map((entry, at) => (at === 0 ? { ...entry, friend: { ...HARD, bio: HARD_BIO } } : entry)),
    ),
  args: { people: [HARD] },
  play: async () => {
    const dialog = await openWhole(LONG_NAME);
    await press(dialog, 'Block');
    const ask = within(await screen.findByRole('alertdialog', { name: `Block ${LONG_NAME}?` }));
    await waitFor(() => expect(ask.getByRole('button', { name: 'Do not block' })).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  tags: ['long-tier'],
  globals: { direction: 'rtl' },
  play: async () => {
    await expect(await (await openWhole('Maya Lindqvist')).findByText('Your friend')).toBeVisible();
    await drawn();
  },
};
