import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { UserWithBalance } from '@friendbase/contract';
import { answerInstead, changeAnswers, noAnswer } from '../../testing/answerInstead.ts';
import { AppStage } from '../../testing/AppStage.tsx';

const meta = {
  title: 'Screens/Help',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  parameters: { layout: 'fullscreen', scenario: 'busy' },
  args: { path: '/donations' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

const ownRecord = { method: 'GET', path: '/api/user' } as const;
const withContact = (emergencyContact: string) => () =>
  changeAnswers(ownRecord, (user: UserWithBalance) => ({ ...user, emergencyContact }));

const open = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Support FriendBase' });
  await userEvent.click(screen.getByRole('button', { name: /Help/ }));
  return within(await screen.findByRole('dialog', { name: 'Need Help?' }));
};

/** The call for an emergency is the first and the largest thing in it. */
export const Open: Story = {
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  },
};

/** It says whom it calls. */
export const OwnContact: Story = {
  beforeEach: withContact('+1 (555) 010-0199'),
  play: async () => {
    const dialog = await open();
    const call = await dialog.findByRole('link', { name: 'Call for Help' });
    await expect(call).toHaveAttribute('href', 'tel:+15550100199');
  },
};

/** What is no number is shown as it was written, and nothing pretends to call it. */
export const NotANumber: Story = {
  tags: ['long-tier'],
  beforeEach: withContact('<b>Aunt May</b>, the blue house at the corner'),
  play: async () => {
    const dialog = await open();
    const reason = await dialog.findByText(/^We cannot call your emergency contact/);
    await waitFor(() => expect(reason).toBeVisible());
  },
};

/** 911 does not wait for anything. */
export const ContactOnItsWay: Story = {
  tags: ['long-tier'],
  beforeEach: () => answerInstead(ownRecord, noAnswer),
  play: async () => {
    const dialog = await open();
    await waitFor(() => expect(dialog.getByRole('link', { name: 'Call 911' })).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Call for Help' })).toBeVisible());
  },
};

export const EasyWords: Story = {
  tags: ['long-tier'],
  globals: { easy: 'on' },
  play: async () => {
    const dialog = await open();
    const nobody = await dialog.findByText(
      'You have not told us who helps you. So this cannot call anybody.',
    );
    await waitFor(() => expect(nobody).toBeVisible());
  },
};

/** A letter to us, in Simple mode as always: nothing of Help is left out. Who is worried has 911 beside it. */
export const SimpleMode: Story = {
  tags: ['long-tier'],
  globals: { simple: 'on' },
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Write to us' }));
    const letter = within(await screen.findByRole('dialog', { name: 'Write to us' }));
    await userEvent.type(letter.getByRole('textbox', { name: /^Your letter/ }), 'Nobody writes to me.');
    await userEvent.click(letter.getByRole('radio', { name: 'I am worried' }));
    const call = letter.getByRole('link', { name: 'Call 911' });
    await waitFor(() => expect(call).toBeVisible());
    call.scrollIntoView({ block: 'end' });
  },
};

/** Before a log in: the accessibility statement opens in a dialog of its own. */
export const ForVisitors: Story = {
  parameters: { scenario: 'signed-out' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Help' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Need Help?' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Accessibility/ }));
    const statement = within(await screen.findByRole('dialog', { name: 'Can everybody use FriendBase?' }));
    await waitFor(() => expect(statement.getByRole('button', { name: 'Close' })).toHaveFocus());
  },
};

/** The accessibility statement as a page. */
export const Statement: Story = {
  args: { path: '/accessibility' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Can everybody use FriendBase?' });
  },
};

/** Nobody may believe that a call was made: the page says so, beside Help, with the number. */
export const NoCallWasMade: Story = {
  tags: ['long-tier'],
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Call for Help' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The announcer has the same words for a moment.
    const corner = within(screen.getByRole('contentinfo', { name: 'Help' }));
    await expect(await corner.findByText('No call was made. Call 911 or a person you trust.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus());
  },
};
