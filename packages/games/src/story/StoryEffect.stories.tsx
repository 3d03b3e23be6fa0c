import { Stack } from '@friendbase/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SimulatedClock } from 'xstate';
import { InGames } from '../../testing/InGames.tsx';
import { effectMachine } from './effectMachine.ts';
import { StoryEffect } from './StoryEffect.tsx';

let clock = new SimulatedClock();

const meta = {
  title: 'Games/Story video/Effects',
  component: StoryEffect,
  args: { effect: 'inspire', onBreathe: fn() },
  beforeEach: () => {
    clock = new SimulatedClock();
  },
  decorators: [(Story) => <InGames clock={clock}>{<Story />}</InGames>],
  parameters: {
    machine: {
      logic: effectMachine,
      stories: {
        idle: 'Off',
        showing: 'Showing',
        unseen: 'Showing',
        lingering: 'WordsStay',
        held: 'UntilPressed',
      },
    },
  },
} satisfies Meta<typeof StoryEffect>;
export default meta;

type Story = StoryObj<typeof meta>;

const all: Story['render'] = ({ onBreathe }) => (
  <Stack>
    <StoryEffect effect="breathe" onBreathe={onBreathe} />
    <StoryEffect effect="gratitude" onBreathe={onBreathe} />
    <StoryEffect effect="inspire" onBreathe={onBreathe} />
  </Stack>
);

const pressAll: Story['play'] = async ({ canvas }) => {
  for (const name of ['Breathe', 'Gratitude', 'Inspire'])
    await userEvent.click(canvas.getByRole('button', { name }));
  await expect(canvas.getByText('Thank you noted')).toBeVisible();
};

export const Off: Story = { render: all };

/** The flower and the sparkle stand beside words; the circle breathes for 60 seconds. */
export const Showing: Story = { render: all, play: pressAll };

/** The sparkle goes after 2 seconds, the words after 3. */
export const WordsStay: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inspire' }));
    clock.increment(2000);
    await expect(canvas.getByText('You can do it')).toBeVisible();
  },
};

/** Without time, and without effects: the words stay until they are put away. */
export const UntilPressed: Story = {
  render: all,
  decorators: [(Story) => <InGames preferences={{ pace: 'wait', motion: 'calm' }}>{<Story />}</InGames>],
  play: pressAll,
};
