import type { Decision, Notification, NotificationCount, Person, Report } from '@friendbase/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerInstead, changeAnswers, errorAnswer, noAnswer } from '../../../../testing/answerInstead.ts';
import { AppStage } from '../../../../testing/AppStage.tsx';

const listing = { method: 'GET', path: '/api/notifications' } as const;

/** The address of the list is the beginning of that of its number. */
const letCome = (change: (all: Notification[]) => Notification[]) =>
  changeAnswers(listing, (answer: Notification[] | NotificationCount) =>
    Array.isArray(answer) ? change(answer) : { ...answer, unseen: 2 },
  );

/** The newest two came since the member looked. */
const twoNew = () => letCome((all) => all.map((one, n) => ({ ...one, isNew: n < 2 })));

const meta = {
  title: 'Screens/Notifications',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  parameters: { layout: 'fullscreen', scenario: 'busy' },
  args: { path: '/donations' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the list behind the bell. */
async function open(name: RegExp = /^Notifications, 2 new$/) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
}
const isThere = async (list: Awaited<ReturnType<typeof open>>) =>
  waitFor(() => expect(list.getByRole('list', { name: /newest/ })).toBeVisible());

/** Who asks, and what others did, each with the way to it. Looking takes the number away. */
export const WhatIsNew: Story = {
  tags: ['long-tier'],
  beforeEach: twoNew,
  play: async () => {
    const list = await open();
    await isThere(list);
    await expect(list.getAllByRole('button', { name: /^Accept / })[0]).toBeVisible();
    await expect(list.getAllByRole('heading', { name: /\. New$/ })).toHaveLength(2);
    const chats = list.getAllByRole('link', { name: /^Open the chat with / });
    await expect(chats[0]?.getAttribute('href')).toMatch(/^\/messages\?with=/);
    await waitFor(() => expect(list.getByRole('button', { name: 'Close' })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('button', { name: /2 new$/ })).toBeNull());
  },
};

/** Nobody did anything yet. */
export const Nothing: Story = {
  tags: ['long-tier'],
  parameters: { scenario: 'fresh' },
  play: async () => {
    const list = await open(/^Notifications$/);
    await waitFor(() => expect(list.getByText(/^Nothing has come yet/)).toBeVisible());
  },
};

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff Adolph Blaine Charles the Second of that';
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter';
const ARABIC = 'ليلى وأصدقاؤها';

const person = (n: number, displayName: string): Person => ({
  id: `person-${n}`,
  username: `person-${n}`,
  displayName,
});
const AT = '2026-01-05T09:30:00.000Z';
const report: Report = {
  id: 'report',
  subjectKind: 'comment',
  reason: 'mean',
  state: 'removed',
  createdAt: AT,
  answeredAt: AT,
};
const decision: Decision = {
  id: 'decision',
  action: 'hidden',
  subjectKind: 'post',
  excerpt: 'Hello',
  rule: 'beKind',
  until: null,
  createdAt: AT,
  toldAt: AT,
  appeal: null,
  mayAppealUntil: AT,
};
const told = (n: number) => ({ id: `told-${n}`, createdAt: AT, isNew: n < 2 });

/** Every kind, with names and words that are hard to lay out. */
export const EveryKind: Story = {
  beforeEach: () =>
    letCome(() => [
      { ...told(0), kind: 'like', person: person(0, LONG_NAME), postId: 'post', excerpt: '', others: 1 },
      {
        ...told(1),
        kind: 'comment',
        person: person(1, ARABIC),
        postId: 'post',
        excerpt: `${LONG_WORD} `.repeat(3),
        others: 97,
      },
      { ...told(2), kind: 'message', person: person(2, LONG_WORD), excerpt: '<b>Bold</b> & “Quotes”' },
      { ...told(3), kind: 'accepted', person: { ...person(3, 'Ana'), badge: 'moderator' } },
      { ...told(4), kind: 'reportDecided', report },
      { ...told(5), kind: 'decision', decision },
      {
        ...told(7),
        kind: 'letter',
        letter: {
          topic: 'question',
          words: 'How do I change my picture?',
          createdAt: AT,
          answer: 'Press “Change picture” on your Profile.',
        },
      },
      { ...told(6), kind: 'security', what: 'passwordByLink' },
    ]),
  play: async () => {
    const list = await open();
    await isThere(list);
    await expect(list.getByText(/and 97 more people wrote about your post\./)).toBeInTheDocument();
    await expect(list.getByText('A post: We took this away.')).toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: 'Read the answer, How do I change my picture?' }));
    await expect(list.getByText('Press “Change picture” on your Profile.')).toBeVisible();
  },
};

/** It says so, and can be tried again. */
export const NotLoaded: Story = {
  tags: ['long-tier'],
  beforeEach: () => answerInstead(listing, () => errorAnswer(500, 'ourFault')),
  play: async () => {
    const list = await open(/^Notifications$/);
    await waitFor(() => expect(list.getByText('We could not look for what is new.')).toBeVisible());
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(list.getByRole('button', { name: 'Try again' })).toHaveFocus());
  },
};

/** The list opens at once; what is new is on its way. */
export const OnItsWay: Story = {
  tags: ['long-tier'],
  beforeEach: () => answerInstead(listing, noAnswer),
  play: async () => {
    const list = await open(/^Notifications$/);
    await waitFor(() => expect(list.getByText('Looking for what is new...')).toBeInTheDocument());
  },
};

export const SimpleMode: Story = {
  tags: ['long-tier'],
  globals: { simple: 'on' },
  beforeEach: twoNew,
  play: async () => isThere(await open()),
};

export const EasyWords: Story = {
  tags: ['long-tier'],
  globals: { easy: 'on' },
  beforeEach: twoNew,
  play: async () => {
    // Its number has come: later, the picture would hang on when.
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 new' }));
    const list = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await isThere(list);
  },
};
