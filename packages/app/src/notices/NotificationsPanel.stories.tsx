import type { Conversation, FriendshipEntry } from '@friendbase/contract';
import { DEMO_ACCOUNT_ID } from '@friendbase/contract/fixtures';
import { FakeStorage } from '@friendbase/mocks/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerInstead, changeAnswers, noAnswer, errorAnswer } from '../../testing/answerInstead.ts';
import { AppStage } from '../../testing/AppStage.tsx';

/** A device on which the demo member looked long ago, so that much is new. */
function lookedLongAgo(): Storage {
  const storage = new FakeStorage();
  storage.setItem(`friendbase.look.${DEMO_ACCOUNT_ID}`, '"2020-01-01T00:00:00.000Z"');
  return storage;
}

const meta = {
  title: 'Screens/Notifications',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  parameters: { layout: 'fullscreen', scenario: 'busy' },
  args: { path: '/donations' },
  render: (args) => <AppStage {...args} storage={lookedLongAgo()} />,
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

const requests = { method: 'GET', path: '/api/friend-requests' } as const;
const conversations = { method: 'GET', path: '/api/conversations' } as const;

/** Opens the list behind the bell. */
async function open(name: RegExp = /^Notifications, \d+ new$/) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
}
const asks = async (list: Awaited<ReturnType<typeof open>>) =>
  waitFor(() => expect(list.getByRole('list', { name: 'Friend requests' })).toBeVisible());

/** Who asks and who wrote, each with the way to the answer. Looking takes the number away. */
export const WhatIsNew: Story = {
  play: async () => {
    const list = await open();
    await asks(list);
    await expect(list.getByRole('link', { name: 'Answer in Friends' })).toHaveAttribute('href', '/friends');
    const chats = list.getAllByRole('link', { name: /^Open the chat with / });
    await expect(chats[0]?.getAttribute('href')).toMatch(/^\/messages\?with=/);
    await waitFor(() => expect(list.getByRole('button', { name: 'Close' })).toHaveFocus());
  },
};

/** Nobody asked, nobody wrote, nothing was said. */
export const Nothing: Story = {
  parameters: { scenario: 'fresh' },
  play: async () => {
    const list = await open(/^Notifications$/);
    await waitFor(() => expect(list.getByText(/^You have no notifications yet/)).toBeVisible());
  },
};

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff Adolph Blaine Charles the Second of that';
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter';
const ARABIC = 'ليلى وأصدقاؤها';
const hard = ['<b>Bold</b> & “Quotes”', LONG_NAME, LONG_WORD, ARABIC, 'Ana', 'Ben', 'Cleo'];

/** As many as there are hard names, like the first one that the demo has. */
const fromFirst = <Item,>(all: Item[], make: (first: Item, name: string, n: number) => Item): Item[] =>
  all.slice(0, 1).flatMap((first) => hard.map((name, n) => make(first, name, n)));

/** More than a few, with names and messages that are hard to lay out. The rest stands where the links lead. */
export const ManyAndHardNames: Story = {
  beforeEach: () => {
    const undo = [
      changeAnswers(requests, (all: FriendshipEntry[]) =>
        fromFirst(all, (first, displayName, n) => ({
          ...first,
          id: `request-${n}`,
          friend: { ...first.friend, id: `friend-${n}`, displayName },
        })),
      ),
      changeAnswers(conversations, (all: Conversation[]) =>
        fromFirst(all, (first, displayName, n) => ({
          ...first,
          id: `message-${n}`,
          senderId: `friend-${n}`,
          receiverId: DEMO_ACCOUNT_ID,
          content: n % 2 ? `${LONG_WORD} `.repeat(9) : displayName,
          sender: { ...first.sender, id: `friend-${n}`, displayName },
        })),
      ),
    ];
    return () => undo.toReversed().forEach((end) => end());
  },
  play: async () => {
    const list = await open();
    await asks(list);
    await expect(list.getByText('2 more people ask too.')).toBeInTheDocument();
    await expect(list.getByRole('link', { name: 'Go to Messages' })).toHaveAttribute('href', '/messages');
  },
};

/** It says so, and what was told before can still be read. */
export const NotLoaded: Story = {
  beforeEach: () => answerInstead(conversations, () => errorAnswer(500, 'ourFault')),
  play: async () => {
    const list = await open();
    await waitFor(() => expect(list.getByText('We could not look for what is new.')).toBeVisible());
    await asks(list);
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(list.getByRole('button', { name: 'Try again' })).toHaveFocus());
  },
};

/** The list opens at once; what is new is on its way. */
export const OnItsWay: Story = {
  beforeEach: () => answerInstead(requests, noAnswer),
  play: async () => {
    const list = await open();
    await waitFor(() => expect(list.getByText('Looking for what is new...')).toBeInTheDocument());
  },
};

export const SimpleMode: Story = {
  globals: { simple: 'on' },
  play: async () => asks(await open()),
};

export const LargeText: Story = {
  tags: ['visual-mode'],
  globals: { textSize: '200' },
  play: async () => asks(await open()),
};

export const RightToLeft: Story = {
  tags: ['visual-mode'],
  globals: { direction: 'rtl' },
  play: async () => asks(await open()),
};

export const EasyWords: Story = {
  globals: { easy: 'on' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^What we told you|^Notifications/ }));
    const list = within(await screen.findByRole('dialog', { name: 'What we told you' }));
    await waitFor(() => expect(list.getByRole('link', { name: 'Say yes or no' })).toBeVisible());
  },
};
