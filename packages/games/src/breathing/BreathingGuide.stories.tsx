import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SimulatedClock } from 'xstate';
import { InGames } from '../../testing/InGames.tsx';
import { BreathingGuide } from './BreathingGuide.tsx';
import { breathingMachine } from './machine.ts';

let clock = new SimulatedClock();

const meta = {
  title: 'Games/Breathing',
  component: BreathingGuide,
  beforeEach: () => {
    clock = new SimulatedClock();
  },
  decorators: [(Story) => <InGames clock={clock}>{<Story />}</InGames>],
  parameters: {
    machine: {
      logic: breathingMachine,
      stories: {
        ready: 'Ready',
        'running.in.counting': 'In',
        'running.in.waiting': 'OwnPace',
        'running.hold.counting': 'Hold',
        'running.hold.waiting': 'OwnPace',
        'running.out.counting': 'Out',
        'running.out.waiting': 'OwnPace',
        paused: 'Paused',
        'done.justNow': 'Done',
        'done.settled': 'Done',
      },
    },
  },
} satisfies Meta<typeof BreathingGuide>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Starts, and breathes so many counts. */
const breathe =
  (counts: number, words: string): Play =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    for (let count = 0; count < counts; count += 1) clock.increment(1000);
    await expect(await canvas.findByText(words)).toBeVisible();
  };

/** Rounds, holding and pace are chosen before it starts, and how long it takes is said. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 rounds: a little over 1 minute')).toBeVisible();
    await expect(canvas.getByText('Stop if you feel dizzy.')).toBeVisible();
  },
};

export const In: Story = { tags: ['long-tier'], play: breathe(1, 'Breathe in') };

export const Hold: Story = { tags: ['long-tier'], play: breathe(5, 'Hold') };

export const Out: Story = { tags: ['long-tier'], play: breathe(25, 'Breathe out') };

export const Paused: Story = {
  play: async (context) => {
    await breathe(2, 'Breathe in')(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Pause' }));
    await expect(context.canvas.getByText('Paused. Breathe as you like.')).toBeVisible();
  },
};

export const Done: Story = { play: breathe(70, 'Well done. You breathed 5 rounds.') };

/** A word and a number alone: nothing grows. */
export const Calm: Story = {
  tags: ['long-tier'],
  globals: { motion: 'calm' },
  play: breathe(1, 'Breathe in'),
};

/** No time runs: the member presses Next for each step. */
export const OwnPace: Story = {
  tags: ['long-tier'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'My pace' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Hold')).toBeVisible();
  },
};

export const EasyWords: Story = { tags: ['long-tier'], globals: { easy: 'on' } };
