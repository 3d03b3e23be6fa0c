import { fixedId, demoId } from '@friendbase/contract/fixtures';
import type { Conversation, Message } from '@friendbase/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answerInstead, changeAnswers, noAnswer, errorAnswer } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';
import { assertive } from '../../../testing/hear.ts';
import { changeAccount } from '../../../testing/ownAccount.ts';

const LISTS = { method: 'GET', path: '/api/conversations/' } as const;
const CHAT = { method: 'GET', path: '/api/messages/' } as const;
const SEND = { method: 'POST', path: '/api/messages' } as const;
const chatWith = (id: string) => ({ path: `/messages?with=${id}` });

const meta = {
  title: 'Screens/Messages',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  args: { path: '/messages' },
  parameters: { layout: 'fullscreen', scenario: 'busy' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

const log = () => screen.findByRole('log');
/** A chat that was opened has the focus, in its messages or in its name: then nothing moves anymore. */
const opened = async () => {
  await waitFor(() => expect(document.activeElement).toHaveAttribute('tabindex'));
  await waitFor(() =>
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement),
  );
};
const field = () => screen.findByRole('textbox', { name: 'Your message' });
const conversations = () => screen.findAllByRole('option');

/** Conversations, and what to do with them. */
export const Few: Story = {
  play: async () => {
    await expect((await conversations()).length).toBe(5);
    await expect(await screen.findByText('Select a conversation')).toBeInTheDocument();
    await screen.findByRole('button', { name: 'Check for new messages' });
  },
};

export const Chat: Story = { args: chatWith(demoId('leo')), play: opened };

/** Both show what they have read: the last message that Leo has read says so. */
export const ReadByFriend: Story = {
  tags: ['long-tier'],
  args: chatWith(demoId('leo')),
  beforeEach: async () => {
    await changeAccount(demoId('sam'), { isReadShown: true });
  },
  play: async () => {
    await opened();
    const marks = await screen.findAllByText('Seen');
    await waitFor(() =>
      expect(marks.filter((mark) => mark.checkVisibility({ visibilityProperty: true }))).toHaveLength(1),
    );
  },
};

/** A friend to whom nobody has written yet. */
export const NewChat: Story = {
  tags: ['long-tier'],
  args: chatWith(demoId('grace')),
  play: async () => {
    await expect(await screen.findByText('No messages yet. Say hello to Grace Murphy!')).toBeVisible();
    await opened();
  },
};

/** A new member: the way to friends is right there. */
export const Empty: Story = {
  tags: ['long-tier'],
  parameters: { scenario: 'fresh' },
  play: async () => {
    await expect(await screen.findByText('You have no conversations yet.')).toBeVisible();
  },
};

/** Nothing has come yet: what stays keeps its place, and words can be written already. */
export const Slow: Story = {
  tags: ['long-tier'],
  args: chatWith(demoId('leo')),
  parameters: { staysBusy: true },
  beforeEach: () => {
    const ends = [LISTS, CHAT].map((calls) => answerInstead(calls, noAnswer));
    return () => ends.toReversed().forEach((end) => end());
  },
  play: async () => {
    await expect(await screen.findByText('Loading messages...')).toBeInTheDocument();
    await expect(await field()).toBeInTheDocument();
    await opened();
  },
};

const failing = () => {
  const ends = [LISTS, CHAT].map((calls) => answerInstead(calls, () => errorAnswer(500, 'ourFault', 'No')));
  return () => ends.toReversed().forEach((end) => end());
};

/** Neither list nor chat came. Both say so, and can be tried again. */
export const Failing: Story = {
  tags: ['long-tier'],
  args: chatWith(demoId('leo')),
  beforeEach: failing,
  play: async () => {
    await expect(await screen.findByText('Your messages did not load')).toBeInTheDocument();
    await opened();
  },
};

/** The message is not sent: its words stay, the reason is heard once, and the toast is seen. */
export const FailingSend: Story = {
  tags: ['long-tier'],
  args: chatWith(demoId('leo')),
  parameters: { scenario: 'failing' },
  play: async () => {
    await log();
    await userEvent.type(await field(), 'See you at four{Enter}');
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    await waitFor(() => expect(assertive()).toBe('Not sent. Your words are still here.'));
    await expect(await field()).toHaveValue('See you at four');
    await expect(await field()).toHaveFocus();
  },
};

/** A phone number: the message waits for ten seconds, in which it can be taken back. */
export const Held: Story = {
  tags: ['long-tier'],
  args: chatWith(demoId('leo')),
  play: async () => {
    await log();
    await userEvent.type(await field(), 'My number is 555-123-4567{Enter}');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    undo.scrollIntoView({ block: 'center' });
    await expect(undo).toBeVisible();
    await expect(await field()).toHaveFocus();
  },
};

/** No longer friends: said plainly, and nothing written is lost. */
export const Closed: Story = {
  tags: ['long-tier'],
  args: chatWith(demoId('leo')),
  beforeEach: () => answerInstead(SEND, () => errorAnswer(403, 'friendsOnly')),
  play: async () => {
    await log();
    await userEvent.type(await field(), 'See you at four{Enter}');
    const heading = await screen.findByRole('heading', { name: 'You cannot write to Leo Okafor now.' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: /^Your words/ })).toHaveValue('See you at four');
  },
};

/** An address that leads to nobody the member knows. */
export const Unknown: Story = {
  tags: ['long-tier'],
  args: chatWith('nobody'),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'We could not find this person' })).toBeVisible();
    await opened();
  },
};

/** More than a message can have. */
export const TooLong: Story = {
  tags: ['long-tier'],
  args: chatWith(demoId('leo')),
  play: async () => {
    await log();
    await userEvent.click(await field());
    await userEvent.paste('See you at four. '.repeat(300).trim());
    await expect(await screen.findByText('Make it shorter first.')).toBeVisible();
    await expect(await field()).toHaveValue('See you at four. '.repeat(300).trim());
  },
};

const at = (count: number) => new Date(Date.UTC(2026, 8, 1) - count * 3_600_000).toISOString();
const person = (count: number, displayName = `Member ${count}`) => ({
  id: fixedId('member', 100 + count),
  username: `member_${count}`,
  displayName,
});
const conversation = (count: number, content: string, displayName?: string): Conversation => ({
  id: fixedId('message', 10_000 + count),
  senderId: person(count).id,
  receiverId: demoId('sam'),
  content,
  createdAt: at(count),
  sender: person(count, displayName),
});

/** Forty conversations, which can be searched, and a chat of which only the newest messages are there. */
export const Many: Story = {
  tags: ['long-tier'],
  args: chatWith(demoId('leo')),
  beforeEach: () =>
    changeAnswers<Conversation[]>(LISTS, (few) => [
      ...few,
      ...Array.from({ length: 40 }, (_, count) => conversation(count, 'See you at the art club')),
    ]),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Show more conversations' })).toBeInTheDocument();
    await opened();
  },
};

const HARD = [
  'Wolfeschlegelsteinhausenbergerdorff Adolph Blaine Charles the Second, of the Hill',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter',
  'ليلى وأصدقاؤها',
  '🦜🎉 <b>Bo</b>',
  'Bo\u202Eob',
];

/** Long names, other scripts, emoji and markup, in the list and in the chat. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: chatWith(person(0).id),
  parameters: { data: HARD },
  beforeEach: () => {
    const ends = [
      changeAnswers<Conversation[]>(LISTS, () =>
        HARD.map((words, count) => conversation(count, words, words)),
      ),
      changeAnswers<Message[]>(CHAT, () =>
        HARD.map((words) => conversation(0, `${words} ${words}`)).map((message, count) => ({
          ...message,
          id: fixedId('message', 20_000 + count),
          createdAt: at(10 - count),
        })),
      ),
    ];
    return () => ends.toReversed().forEach((end) => end());
  },
  play: opened,
};

export const EasyWords: Story = {
  tags: ['long-tier'],
  ...Chat,
  globals: { easy: 'on' },
  play: async () => {
    await opened();
    await screen.findByRole('heading', { name: 'People you write to' });
  },
};

export const SimpleMode: Story = {
  tags: ['long-tier'],
  ...Chat,
  globals: { simple: 'on' },
  play: async () => {
    await opened();
  },
};

export const RightToLeft: Story = { ...Chat, tags: ['long-tier'], globals: { direction: 'rtl' } };
