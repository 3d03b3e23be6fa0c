import { createClient, makeInvitation, type WritingCall } from '@friendbase/contract';
import { demoId } from '@friendbase/contract/fixtures';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../AppStage.tsx';
import { inviteAsKim } from '../ownAccount.ts';
import { button, confirm, focusOn, press, type Act } from './act.ts';

const WORDS = 'The lake was quiet today';

/** The dialog about somebody who wrote a post. */
const openPerson = async (name: string, control: string) => {
  await render(<AppStage />);
  await press(page.getByRole('article').getByRole('button', { name, exact: true }).first());
  return page.getByRole('dialog', { name }).getByRole('button', { name: control, exact: true });
};
/** The chat with Leo, with words in its field. */
async function openChat() {
  await page.viewport(1280, 800);
  await render(<AppStage path={`/messages?with=${demoId('leo')}`} />);
  // How many messages there are is said once they are there: later, it would be heard beside the outcome.
  await expect.element(page.getByRole('log')).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('textbox', { name: 'Your message' }).fill(WORDS);
}
/** The dialog of Friends that makes links. */
async function openInviting() {
  await openFriends();
  await press(button('Invite a person you know'));
  return page.getByRole('dialog', { name: 'Invite a person you know' });
}
const openFriends = () => render(<AppStage path="/friends" />);

export const people = {
  createFriendship: [
    {
      what: 'asks somebody to be a friend',
      call: { method: 'POST', path: '/api/friendships' },
      open: () => openPerson('Ruth Adeyemi', 'Add Friend'),
      press: () => press(button('Add Friend')),
      done: {
        shown: 'Friend request sent! Ruth Adeyemi can say yes or no.',
        heard: { said: 'Friend request sent! Ruth Adeyemi can say yes or no.' },
      },
      failed: {
        shown: 'Your request to Ruth Adeyemi was not sent. Please try again.',
        heard: { said: 'Your request to Ruth Adeyemi was not sent. Please try again.' },
      },
    },
    {
      what: 'blocks somebody who is no friend',
      call: { method: 'POST', path: '/api/friendships' },
      open: async () => press(await openPerson('Ruth Adeyemi', 'Block')),
      press: confirm,
      done: {
        shown: 'You blocked Ruth Adeyemi. Ruth Adeyemi is not told.',
        heard: { said: 'You blocked Ruth Adeyemi. Ruth Adeyemi is not told.' },
      },
      failed: {
        shown: 'Ruth Adeyemi is not blocked. Please try again.',
        heard: { said: 'Ruth Adeyemi is not blocked. Please try again.' },
      },
    },
  ],
  updateFriendship: [
    {
      what: 'accepts a friend request',
      call: { method: 'PATCH', path: '/api/friendships/' },
      open: openFriends,
      press: () => press(button('Accept Kenji Mori')),
      done: {
        shown: 'Request updated. You are now friends with Kenji Mori.',
        heard: { said: 'Request updated. You are now friends with Kenji Mori.' },
      },
      failed: {
        shown: 'The request of Kenji Mori still waits for you. Please try again.',
        heard: { said: 'The request of Kenji Mori still waits for you. Please try again.' },
      },
    },
    {
      what: 'declines a friend request',
      call: { method: 'PATCH', path: '/api/friendships/' },
      open: async () => {
        await openFriends();
        await press(button('Decline Kenji Mori'));
      },
      press: confirm,
      done: {
        shown: 'Request updated. You declined. Kenji Mori is blocked and is not told.',
        heard: { said: 'Request updated. You declined. Kenji Mori is blocked and is not told.' },
      },
      failed: {
        shown: 'The request of Kenji Mori still waits for you. Please try again.',
        heard: { said: 'The request of Kenji Mori still waits for you. Please try again.' },
      },
    },
    {
      what: 'blocks a friend',
      call: { method: 'PATCH', path: '/api/friendships/' },
      open: async () => press(await openPerson('Maya Lindqvist', 'Block')),
      press: confirm,
      done: {
        shown: 'You blocked Maya Lindqvist. Maya Lindqvist is not told.',
        heard: { said: 'You blocked Maya Lindqvist. Maya Lindqvist is not told.' },
      },
      failed: {
        shown: 'Maya Lindqvist is not blocked. Please try again.',
        heard: { said: 'Maya Lindqvist is not blocked. Please try again.' },
      },
    },
  ],
  deleteFriendship: [
    {
      what: 'removes a friend',
      call: { method: 'DELETE', path: '/api/friendships/' },
      open: async () => press(await openPerson('Maya Lindqvist', 'Remove friend')),
      press: confirm,
      done: {
        shown: 'Friend removed. You and Maya Lindqvist are not friends anymore.',
        heard: { said: 'Friend removed. You and Maya Lindqvist are not friends anymore.' },
      },
      failed: {
        shown: 'You and Maya Lindqvist are still friends. Please try again.',
        heard: { said: 'You and Maya Lindqvist are still friends. Please try again.' },
      },
    },
    {
      what: 'takes a friend request back',
      call: { method: 'DELETE', path: '/api/friendships/' },
      open: async () => {
        await press(await openPerson('Ruth Adeyemi', 'Add Friend'));
        await focusOn(button('Take back your request'));
      },
      press: () => press(button('Take back your request')),
      done: {
        shown: 'Request updated. Your request to Ruth Adeyemi is taken back.',
        heard: { said: 'Request updated. Your request to Ruth Adeyemi is taken back.' },
      },
      failed: {
        shown: 'Your request to Ruth Adeyemi is still there. Please try again.',
        heard: { said: 'Your request to Ruth Adeyemi is still there. Please try again.' },
      },
    },
    {
      what: 'unblocks somebody',
      call: { method: 'DELETE', path: '/api/friendships/' },
      open: async () => {
        await render(<AppStage path="/profile" />);
        await press(button('Manage Privacy'));
        await press(button('Unblock, Victor Stone'));
      },
      press: confirm,
      done: {
        shown: 'You have not blocked anybody.',
        heard: { said: /Victor Stone is not blocked anymore/ },
      },
      failed: {
        shown: /^Victor Stone is still blocked\./,
        heard: { said: /^Victor Stone is still blocked\./ },
      },
    },
  ],
  makeInvitation: [
    {
      what: 'makes a link for a person they know',
      call: { method: 'POST', path: '/api/invitations' },
      open: openInviting,
      press: () => press(button('Make a link')),
      done: {
        shown: 'Your link is ready. Only now you can copy it.',
        heard: { said: 'Your link is ready. Only now you can copy it.' },
      },
      failed: { shown: /^The link was not made\./, heard: { said: /^The link was not made\./ } },
    },
  ],
  endInvitation: [
    {
      what: 'takes such a link back',
      call: { method: 'DELETE', path: '/api/invitations/' },
      open: async () => {
        await createClient()(makeInvitation, {});
        await openInviting();
        await focusOn(page.getByRole('button', { name: /^Take back, / }));
      },
      press: () => press(page.getByRole('button', { name: /^Take back, / })),
      done: {
        shown: 'The link is taken back. It does not work anymore.',
        heard: { said: 'The link is taken back. It does not work anymore.' },
      },
      failed: { shown: /^The link still works\./, heard: { said: /^The link still works\./ } },
    },
  ],
  acceptInvitation: [
    {
      what: 'asks the person who invites them',
      call: { method: 'POST', path: '/api/invitations/accepted' },
      open: async () => render(<AppStage path={await inviteAsKim()} />),
      press: () => press(button('Add Friend, Kim Lee')),
      done: {
        shown: 'Friend request sent! Kim Lee can say yes or no.',
        heard: { said: 'Friend request sent! Kim Lee can say yes or no.' },
      },
      failed: {
        shown: /^Your request to Kim Lee was not sent\./,
        heard: { said: /^Your request to Kim Lee was not sent\./ },
      },
    },
  ],
  sendMessage: [
    {
      what: 'sends a message',
      call: { method: 'POST', path: '/api/messages' },
      open: openChat,
      press: () => userEvent.keyboard('{Enter}'),
      done: { shown: WORDS, heard: { said: new RegExp(WORDS) } },
      failed: {
        shown: 'Not sent. Your words are still here.',
        heard: { said: 'Not sent. Your words are still here.' },
      },
    },
  ],
} satisfies Partial<Record<WritingCall, Act[]>>;
