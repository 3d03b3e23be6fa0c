import { expect, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InGames, storeWith } from '../../testing/InGames.tsx';
import { seeded } from '../lib/random.ts';
import type { Game } from './game.ts';
import { unfinishedMath } from './persisted.ts';
import { mathMachine } from './machine.ts';
import { MathGame } from './MathGame.tsx';
import { MathPlay } from './MathPlay.tsx';

const game: Game = {
  problem: { left: 9, operator: 'minus', right: 4 },
  score: 30,
  level: 1,
  solved: 6,
  tries: 0,
  lastWrong: null,
  written: '',
  isShown: false,
};

const meta = {
  title: 'Games/Math',
  component: MathPlay,
  args: { unfinished: game },
  decorators: [(Story) => <InGames>{<Story />}</InGames>],
  parameters: {
    machine: {
      logic: mathMachine,
      stories: {
        'playing.answering': 'New',
        'playing.right.justNow': 'LevelUp',
        'playing.right.settled': 'LevelUp',
        'playing.wrong': 'WrongWithHint',
        'playing.empty': 'NothingWritten',
        'playing.unreadable': 'NothingWritten',
        finished: 'Finished',
      },
    },
  },
} satisfies Meta<typeof MathPlay>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With all that stands before the game. */
export const New: Story = {
  args: { unfinished: undefined },
  decorators: [(Story) => <InGames random={seeded(11)}>{<Story />}</InGames>],
  render: () => <MathGame />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '6 minus 4' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your answer' })).toHaveAttribute(
      'inputmode',
      'numeric',
    );
  },
};

/** The second wrong answer brings dots; the number line comes with the third. */
export const WrongWithHint: Story = {
  args: { unfinished: { ...game, problem: { left: 5, operator: 'plus', right: 3 }, tries: 2, lastWrong: 7 } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '9{Enter}');
    await expect(canvas.getByText('Try again')).toBeVisible();
    await expect(canvas.getByText('5 full dots and 3 rings.')).toBeVisible();
    await expect(canvas.getByText('Number line: start at 5, go 3 steps forward.')).toBeVisible();
  },
};

/** The way to the answer. The same points come for it. */
export const ShowMe: Story = {
  args: {
    unfinished: { ...game, problem: { left: 3, operator: 'times', right: 4 }, tries: 3, lastWrong: 11 },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show me' }));
    await expect(canvas.getByText('Count like this: 0, 4, 8, 12. So 3 times 4 is 12.')).toBeVisible();
  },
};

/** The eleventh right answer. */
export const LevelUp: Story = {
  args: { unfinished: { ...game, score: 50, solved: 10 } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '5{Enter}');
    await expect(canvas.getByText('Correct. 5 points. You are now on level 2.')).toBeVisible();
  },
};

/** No try is counted, and what to do is said. */
export const NothingWritten: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(canvas.getByText('Write your answer first. It is a number.')).toBeVisible();
  },
};

export const Finished: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(canvas.getByRole('heading', { name: 'Well done' })).toHaveFocus();
    await expect(canvas.getByText('You solved 6 problems. Nice work.')).toBeVisible();
  },
};

/** The device persisted a game. */
export const Continue: Story = {
  decorators: [(Story) => <InGames stored={storeWith(unfinishedMath, game)}>{<Story />}</InGames>],
  render: () => <MathGame />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};

/** The problem stands there in words too, and the answer may be a word. */
export const EasyWords: Story = {
  tags: ['long-tier'],
  globals: { easy: 'on', hints: 'always' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('nine minus four')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), 'five{Enter}');
    await expect(canvas.getByText('Correct. 5 points.')).toBeVisible();
  },
};
