import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { InGames } from '../../testing/InGames.tsx';
import type { Game } from './game.ts';
import { wordMachine } from './machine.ts';
import { WordGame } from './WordGame.tsx';
import { WordPlay } from './WordPlay.tsx';

const game: Game = { word: 'FRIEND', before: [], letters: 'NIRFDE', score: 20, found: 2, written: '' };

const meta = {
  title: 'Games/Words',
  component: WordPlay,
  args: { unfinished: game },
  decorators: [(Story) => <InGames>{<Story />}</InGames>],
  parameters: {
    machine: {
      logic: wordMachine,
      stories: {
        'playing.answering': 'New',
        'playing.right.justNow': 'Correct',
        'playing.right.settled': 'Correct',
        'playing.wrong': 'Wrong',
        'playing.empty': 'NothingWritten',
        // No word is unreadable: what has no letters is empty.
        'playing.unreadable': 'NothingWritten',
        finished: 'Finished',
      },
    },
  },
} satisfies Meta<typeof WordPlay>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With all that stands before the game. */
export const New: Story = {
  args: { unfinished: undefined },
  render: () => <WordGame />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Letters' })).toBeVisible();
    await expect(canvas.getByText(/^Hint: /)).toBeVisible();
  },
};

/** The word stays in the field, to be changed or written over. */
export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'fiend{Enter}');
    await expect(canvas.getByText('Not yet.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('fiend');
  },
};

export const Correct: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'friend{Enter}');
    await expect(canvas.getByText('Correct. 10 points.')).toBeVisible();
  },
};

export const FirstLetter: Story = {
  tags: ['long-tier'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Put first letter' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('F');
  },
};

export const NothingWritten: Story = {
  tags: ['long-tier'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(canvas.getByText('Write your word first. Use the letters you see.')).toBeVisible();
  },
};

export const Finished: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(canvas.getByRole('heading', { name: 'Well done' })).toHaveFocus();
    await expect(canvas.getByText('You found 2 words. Nice work.')).toBeVisible();
  },
};

export const EasyWords: Story = {
  tags: ['long-tier'],
  args: { unfinished: { ...game, word: 'HAPPY', letters: 'YPHAP' } },
  globals: { easy: 'on' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hint: You feel good.')).toBeVisible();
  },
};
