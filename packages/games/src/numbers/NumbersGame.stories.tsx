import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SimulatedClock } from 'xstate';
import { DOUBLE_PRESS_MS } from '../lib/doublePress.ts';
import { InGames } from '../../testing/InGames.tsx';
import { numbersMachine } from './machine.ts';
import { NumbersGame } from './NumbersGame.tsx';
import { NumbersPlay } from './NumbersPlay.tsx';

let clock = new SimulatedClock();

const meta = {
  title: 'Games/Numbers',
  component: NumbersPlay,
  args: { unfinished: { sequence: [3, 1, 4], repeated: 2 } },
  decorators: [
    (Story, { parameters: { preferences } }) => (
      <InGames clock={clock} random={() => 0.6} preferences={preferences}>
        <Story />
      </InGames>
    ),
  ],
  beforeEach: () => void (clock = new SimulatedClock()),
  parameters: {
    machine: {
      logic: numbersMachine,
      stories: {
        ready: 'Ready',
        'round.playing.shown': 'PlayingAnItem',
        'round.playing.gap': 'PlayingAnItem',
        'round.playing.stepping.justNow': 'StepMode',
        'round.playing.stepping.settled': 'StepMode',
        'round.yourTurn': 'YourTurn',
        'round.right.pausing': 'Right',
        'round.right.waiting': 'Right',
        'round.wrong.pausing': 'Wrong',
        'round.wrong.waiting': 'Wrong',
        'round.resting': 'EasyWords',
        finished: 'Finished',
      },
    },
  },
} satisfies Meta<typeof NumbersPlay>;
export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = StoryContext['canvas'];

const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));
const pressPads = async (canvas: Canvas, pads: string) => {
  for (const pad of pads) await press(canvas, pad);
};

/** Lets the three numbers pass, and waits for the turn. */
async function watch(canvas: Canvas) {
  await press(canvas, 'Watch again');
  for (let half = 0; half < 6; half += 1) clock.increment(400);
  await expect(await canvas.findByText(/^Your turn/)).toBeVisible();
}

/** A new game, with what stands around it. */
export const Ready: Story = { render: () => <NumbersGame /> };

/** The second of three numbers. */
export const PlayingAnItem: Story = {
  tags: ['long-tier'],
  play: async ({ canvas }) => {
    await press(canvas, 'Watch again');
    clock.increment(400);
    clock.increment(400);
    await expect(await canvas.findByText('Now: 1 (2 of 3)')).toBeVisible();
  },
};

export const YourTurn: Story = {
  play: async ({ canvas }) => {
    await watch(canvas);
    await pressPads(canvas, '31');
    await expect(canvas.getByText('You pressed: 3, 1 (2 of 3)')).toBeVisible();
  },
};

export const Right: Story = {
  tags: ['long-tier'],
  play: async ({ canvas }) => {
    await watch(canvas);
    await pressPads(canvas, '314');
    await expect(canvas.getByText('Correct. 15 points.')).toBeVisible();
  },
};

/** The second time in this round: help is offered. */
export const Wrong: Story = {
  play: async ({ canvas }) => {
    await watch(canvas);
    await press(canvas, '4');
    await watch(canvas);
    await press(canvas, '4');
    await expect(canvas.getByText('Not quite. Watch again: 3, 1, 4.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show it in writing' })).toBeVisible();
  },
};

/** For a member who always wants the numbers in writing. */
export const Written: Story = {
  tags: ['long-tier'],
  parameters: { preferences: { writtenSequence: true } },
  play: async ({ canvas }) => {
    await watch(canvas);
    await expect(canvas.getByText('The numbers: 3, 1, 4')).toBeVisible();
  },
};

/** No time runs: each number comes by a press. */
export const StepMode: Story = {
  tags: ['long-tier'],
  parameters: { preferences: { pace: 'wait' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Watch again');
    clock.increment(DOUBLE_PRESS_MS);
    await press(canvas, 'Next number');
    await expect(canvas.getByText('Now: 1 (2 of 3)')).toBeVisible();
  },
};

export const Finished: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Finish');
    await expect(canvas.getByText('You repeated 2 numbers in a row.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Well done' })).toHaveFocus();
  },
};

/** An unfinished game, at rest until the member watches. */
export const EasyWords: Story = {
  tags: ['long-tier'],
  globals: { easy: 'on' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Press Watch again.')).toBeVisible();
  },
};
