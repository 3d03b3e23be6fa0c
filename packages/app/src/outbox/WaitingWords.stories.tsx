import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { reasonIn } from './reasonIn.ts';
import type { ShownEntry } from './shownEntries.ts';
import { WaitingWords } from './WaitingWords.tsx';

const entry = (id: string, words: string, more: Partial<ShownEntry> = {}): ShownEntry => ({
  id,
  kind: 'post',
  about: 'sam',
  words,
  shown: words,
  fileCount: 0,
  input: {},
  refused: undefined,
  reason: more.refused ? reasonIn(more.refused) : '',
  isSending: false,
  ...more,
});

const meta = {
  title: 'Screens/WaitingWords',
  component: WaitingWords,
  args: {
    entries: [entry('1', 'I am on the train. Through a tunnel!'), entry('2', 'And another one.')],
    onTakeBack: fn(),
    onGone: fn(),
  },
} satisfies Meta<typeof WaitingWords>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What was written without a network, each with its way back. */
export const Waiting: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText('Waits for the network')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo, And another one.' }));
    await expect(args.onTakeBack).toHaveBeenCalledWith(args.entries[1]);
  },
};

/** The first one is on its way: it cannot be taken back anymore. */
export const Sending: Story = {
  args: { entries: [entry('1', 'I am on the train.', { isSending: true }), entry('2', 'And another one.')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sending...')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
  },
};

/** Refused by the server, by the device, and by another version of the app. */
export const Refused: Story = {
  args: {
    entries: [
      entry('1', 'What a nice picture!', {
        kind: 'comment',
        refused: { status: 404, code: 'postNotFound', message: 'Not found.' },
      }),
      entry('2', 'Good morning.', { refused: { code: 'tooOld', message: '' } }),
      entry('3', 'Hello everybody.', { refused: { code: 'otherVersion', message: '' } }),
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Your comment was not sent: This post is not there/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit, Good morning.' }));
    await expect(args.onTakeBack).toHaveBeenCalledWith(args.entries[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Let it go, What a nice picture!' }));
    await expect(args.onGone).toHaveBeenCalledOnce();
  },
};

export const EasyWords: Story = { globals: { easy: 'on' } };

/** Words without spaces, another script, and many lines. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: {
    entries: [entry('1', 'a'.repeat(300)), entry('2', 'مرحبا! كيف حالك؟'), entry('3', 'One\nTwo\n\nThree')],
  },
};
