import type { FriendshipEntry, SessionEntry } from '@friendbase/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerInstead, changeAnswers, noAnswer, errorAnswer } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';
import { chooseFiles, photo } from '../../../testing/chosenFiles.ts';
import { KIM, signUpAsKim } from '../../../testing/ownAccount.ts';

const meta = {
  title: 'Screens/Profile parts',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  args: { path: '/profile' },
  parameters: { layout: 'fullscreen', scenario: 'busy' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens a part of the page. */
const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  const part = within(await screen.findByRole('dialog', { name }));
  await waitFor(() => expect(part.getByRole('button', { name: 'Close' })).toHaveFocus());
  return part;
};

/** Each of the drawn people as a picture and in words; what is chosen is shown as it will look. */
export const Picture: Story = {
  play: async () => {
    const part = await open('Change Profile Picture');
    const leo = part.getByRole('radio', { name: /^Leo: / });
    await userEvent.click(leo);
    await expect(leo).toBeChecked();
    // The window may still be fading in.
    await waitFor(() => expect(part.getByRole('button', { name: 'Save picture' })).toBeVisible());
  },
};

/** A photo of three stripes is the choice, and is seen as it will look. */
export const PhotoChosen: Story = {
  tags: ['long-tier'],
  play: async () => {
    const part = await open('Change Profile Picture');
    await userEvent.click(part.getByRole('button', { name: 'Use your own photo' }));
    await part.findByRole('button', { name: 'Choose files' });
    chooseFiles(await photo('me.png'));
    await waitFor(() => expect(part.getByRole('radio', { name: 'The photo you chose' })).toBeChecked());
    await waitFor(() => expect(document.querySelectorAll('[role=dialog] img.fb-Avatar')).toHaveLength(2));
  },
};

/** Of somebody with an account of their own. */
const own = {
  parameters: { data: KIM },
  beforeEach: () => signUpAsKim(),
} satisfies Partial<Story>;

/** What it does to other devices is said first. */
export const Password: Story = {
  ...own,
  play: async () => void (await open('Change Password')),
};

/** The field that is wrong says why, and has the focus. */
export const PasswordRefused: Story = {
  tags: ['long-tier'],
  ...own,
  play: async () => {
    const part = await open('Change Password');
    await userEvent.type(part.getByLabelText(/^Your password now/), 'not this one');
    await userEvent.type(part.getByLabelText(/^New password \(/), 'river');
    await userEvent.click(part.getByRole('button', { name: 'Change password now' }));
    await waitFor(() => expect(part.getByLabelText(/^New password \(/)).toHaveFocus());
    await expect(part.getByText('The password is too short. Add 1 more.')).toBeVisible();
  },
};

/** What nobody can call is said while it is written. It can be saved all the same. */
export const Contact: Story = {
  ...own,
  play: async () => {
    const part = await open('Emergency contact');
    await userEvent.type(await part.findByLabelText(/^Emergency contact phone/), 'Aunt May, after six');
    await waitFor(() => expect(part.getByText(/^We cannot call this: /)).toBeVisible());
  },
};

/** Whom the member has blocked; nobody is unblocked without a question. */
export const Privacy: Story = {
  play: async () => {
    const part = await open('Manage Privacy');
    await userEvent.click(await part.findByRole('button', { name: 'Unblock, Victor Stone' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Unblock Victor Stone?' }));
    await waitFor(() => expect(ask.getByRole('button', { name: 'Keep blocked' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(part.getByRole('button', { name: 'Unblock, Victor Stone' })).toHaveFocus());
  },
};

/** What friends see in chats: both off at first, and saved by the press. */
export const ShownInChats: Story = {
  tags: ['long-tier'],
  play: async () => {
    const part = await open('Manage Privacy');
    const typing = part.getByRole('switch', { name: 'Let friends see when I write' });
    await expect(part.getByRole('switch', { name: /^Let friends see when I have read/ })).not.toBeChecked();
    await userEvent.click(typing);
    await waitFor(() => expect(part.getByText('Your choice is saved.')).toBeVisible());
    await expect(typing).toBeChecked();
    typing.scrollIntoView({ block: 'center' });
  },
};

/** What is marked is what is true: the choice of before. */
export const PrivacyNotSaved: Story = {
  tags: ['long-tier'],
  beforeEach: () =>
    answerInstead({ method: 'PATCH', path: '/api/users/' }, () => errorAnswer(500, 'ourFault')),
  play: async () => {
    const part = await open('Manage Privacy');
    await userEvent.click(await part.findByRole('radio', { name: 'Everyone' }));
    await waitFor(() => expect(part.getByText(/^Your choice is not saved\. /)).toBeVisible());
    await expect(part.getByRole('radio', { name: 'Friends Only' })).toBeChecked();
  },
};

export const NobodyBlocked: Story = {
  tags: ['long-tier'],
  parameters: { scenario: 'fresh' },
  play: async () => {
    const part = await open('Manage Privacy');
    await waitFor(() => expect(part.getByText('You have not blocked anybody.')).toBeVisible());
  },
};

/** Many, with names that are hard to lay out. */
const CROWD = Array.from({ length: 30 }, (_, place): FriendshipEntry => {
  const id = `person-${place}`;
  const displayName = ['Wolfeschlegelsteinhausenbergerdorff'.repeat(2), 'ليلى وأصدقاؤها', '<b>Al</b>'][
    place % 3
  ]!;
  return {
    id,
    userId: 'me',
    friendId: id,
    status: 'blocked',
    friend: { id, username: `person${place}`, displayName },
  };
});

export const ManyBlocked: Story = {
  tags: ['long-tier'],
  parameters: { data: CROWD },
  beforeEach: () => changeAnswers({ method: 'GET', path: '/api/blocked/' }, () => CROWD),
  play: async () => {
    const part = await open('Manage Privacy');
    await waitFor(() => expect(part.getAllByRole('listitem').length).toBe(CROWD.length));
  },
};

/** Another browser, and the way to log it out. */
const PHONE: SessionEntry = {
  id: 'phone',
  createdAt: '2026-11-18T10:00:00.000Z',
  lastUsedOn: '2026-11-19',
  isCurrent: false,
  device: { browser: 'firefox', system: 'phone' },
  isConfirmed: false,
};
const HERE: SessionEntry = {
  id: 'here',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedOn: '2026-11-20',
  isCurrent: true,
  device: { browser: 'edge', system: 'windows' },
  isConfirmed: false,
};

export const Places: Story = {
  tags: ['long-tier'],
  ...own,
  beforeEach: async () => {
    await signUpAsKim();
    return changeAnswers({ method: 'GET', path: '/api/sessions/' }, () => [PHONE, HERE]);
  },
  play: async () => {
    const part = await open('Where you are logged in');
    await waitFor(() => expect(part.getByText('Firefox on a phone')).toBeVisible());
    await expect(part.getByRole('button', { name: 'Log out everywhere else' })).toBeVisible();
  },
};

/** The answer takes its time. */
export const SlowPlaces: Story = {
  tags: ['long-tier'],
  beforeEach: () => answerInstead({ method: 'GET', path: '/api/sessions/' }, noAnswer),
  play: async () => {
    const part = await open('Where you are logged in');
    await waitFor(() => expect(part.getByText('Loading...')).toBeVisible());
  },
};
