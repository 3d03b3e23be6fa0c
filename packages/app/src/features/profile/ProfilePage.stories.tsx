import type { User } from '@friendbase/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { changeAnswers } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';
import { KIM, signUpAsKim } from '../../../testing/ownAccount.ts';
import { polite } from '../../../testing/hear.ts';

const meta = {
  title: 'Screens/Profile',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  args: { path: '/profile' },
  parameters: { layout: 'fullscreen', scenario: 'busy' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Names that are hard to lay out: 80 characters without a space, markup, right to left. */
const HARD: Partial<User> = {
  displayName: 'Wolfeschlegelsteinhausenbergerdorff‑Donaudampfschifffahrtselektrizitätenhauptbet',
  username: 'wolfeschlegelsteinhausenberger',
  email: 'wolfeschlegelsteinhausenbergerdorff.donaudampfschifffahrt@example.com',
  bio: '<b>Hello</b>\n\nليلى وأصدقاؤها 🦜🎉🦜',
};

/** Of somebody with an account of their own. */
const own = {
  parameters: { data: KIM },
  beforeEach: () => signUpAsKim(),
} satisfies Partial<Story>;

const button = (name: string) => screen.findByRole('button', { name });
const edit = async () => {
  await userEvent.click(await button('Edit Profile'));
  return within(await screen.findByRole('form', { name: 'Edit Profile' }));
};
const logOut = async () => userEvent.click(await button('Log Out'));

/** What others know about the member, and what can be done. */
export const Filled: Story = {
  play: async () => {
    await filled();
    await expect(await screen.findByText('demo@example.com')).toBeVisible();
    await expect(screen.getByText('Active')).toBeVisible();
  },
};

/** A new member has no bio yet. */
export const Fresh: Story = {
  parameters: { scenario: 'fresh' },
  play: async () => void (await expect(await screen.findByText('No bio added yet.')).toBeVisible()),
};

/** An account of one's own: another email address asks for the password. */
export const Editing: Story = {
  ...own,
  play: async () => {
    const form = await edit();
    const name = form.getByRole('textbox', { name: /^Display name/ });
    await expect(name).toHaveFocus();
    await userEvent.type(form.getByRole('textbox', { name: /^Email/ }), '.org');
    await expect(form.getByLabelText(/^Your password/)).toBeVisible();
  },
};

/** Fields that are wrong say why, and the first one has the focus. */
export const Refused: Story = {
  ...own,
  tags: ['long-tier'],
  play: async () => {
    const form = await edit();
    const name = form.getByRole('textbox', { name: /^Display name/ });
    await userEvent.clear(name);
    await userEvent.type(form.getByRole('textbox', { name: /^Email/ }), ' at home');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(form.getByText('Please write a name others can see.')).toBeVisible();
    await expect(form.getByText('Please write an email address like name@example.com.')).toBeVisible();
  },
};

/** Saved: said once, and the focus is on the button that began. */
export const Saved: Story = {
  ...own,
  tags: ['long-tier'],
  play: async () => {
    const form = await edit();
    await userEvent.type(form.getByRole('textbox', { name: /^Bio/ }), 'I like to sing.');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await waitFor(async () => expect(await button('Edit Profile')).toHaveFocus());
    await expect(screen.getByText('I like to sing.')).toBeVisible();
    await waitFor(() => expect(polite()).toBe('Profile updated!'));
  },
};

/** Saving fails: the reason stands above the button, and every word is still there. */
export const FailingSave: Story = {
  tags: ['long-tier'],
  parameters: { scenario: 'failing' },
  play: async () => {
    const form = await edit();
    const bio = form.getByRole('textbox', { name: /^Bio/ });
    await userEvent.type(bio, ' And I sing.');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(await form.findByText('Something went wrong on our side. Please try again.')).toBeVisible();
    await expect(bio).toHaveValue('I like gardens, jigsaw puzzles and slow walks by the river. And I sing.');
  },
};

/** Escape with changes asks, on the safe choice. */
export const ThrowAway: Story = {
  tags: ['long-tier'],
  play: async () => {
    const form = await edit();
    await userEvent.type(form.getByRole('textbox', { name: /^Bio/ }), ' And I sing.');
    await userEvent.keyboard('{Escape}');
    const ask = within(await screen.findByRole('alertdialog', { name: 'Throw away your changes?' }));
    await waitFor(() => expect(ask.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  },
};

export const HardWords: Story = {
  tags: ['long-tier'],
  parameters: { data: HARD },
  beforeEach: () =>
    changeAnswers<User>({ method: 'GET', path: '/api/auth/me' }, (me) => ({ ...me, ...HARD })),
  play: async () => void (await screen.findByText(/أصدقاؤها/)),
};

/** Log out fails: the toast, words that stay, and the member is still here. */
export const FailingLogOut: Story = {
  tags: ['long-tier'],
  parameters: { scenario: 'failing' },
  play: async () => {
    await logOut();
    await expect(await screen.findByText('Logout failed')).toBeVisible();
    await expect(await screen.findByText('You are still logged in. Please try again.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Log Out' })).toHaveFocus();
  },
};

/** Logged out: the auth screen's heading has the focus, and it is said. */
export const LogOut: Story = {
  tags: ['long-tier'],
  play: async () => {
    await logOut();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Welcome to FriendBase' });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(polite()).toBe('Logged out successfully.'));
  },
};

/** The drawn person comes later than the letter that stands for it. */
const filled = () => waitFor(() => expect(document.querySelector('main [data-person]')).toBeVisible());
/** The words, and the way to see everything, are loaded when they are chosen. */
export const EasyWords: Story = {
  tags: ['long-tier'],
  globals: { easy: 'on' },
  play: async () => {
    await filled();
    await expect(await screen.findByText('This page is about you. You can change it.')).toBeVisible();
  },
};
export const SimpleMode: Story = {
  tags: ['long-tier'],
  globals: { simple: 'on' },
  play: async () => {
    await filled();
    await expect(await button('Show everything')).toBeVisible();
  },
};
export const RightToLeft: Story = { tags: ['long-tier'], globals: { direction: 'rtl' }, play: filled };
