import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InGames, storeWith } from '../../testing/InGames.tsx';
import { lakeStory } from './fixture.tsx';
import { playbackMachine } from './machine.ts';
import { placeKind } from './rules.ts';
import { StoryPlayer } from './StoryPlayer.tsx';

const at = (percent: number) => storeWith(placeKind('lake'), { percent, furthest: percent });

const meta = {
  title: 'Games/Story video',
  component: StoryPlayer,
  args: { story: lakeStory, onClose: fn() },
  decorators: [(Story) => <InGames>{<Story />}</InGames>],
  parameters: {
    machine: {
      logic: playbackMachine,
      stories: {
        intro: 'Intro',
        playing: 'Playing',
        paused: 'Paused',
        stepping: 'StepMode',
        'complete.justNow': 'Complete',
        'complete.settled': 'Complete',
      },
    },
  },
} satisfies Meta<typeof StoryPlayer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What it is about, how long it is and what it pays, before anything starts. */
export const Intro: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'In short' })).toBeVisible();
    await expect(canvas.getByText('Watch to 90 percent to get 3 FBB.')).toBeVisible();
  },
};

export const Playing: Story = {
  decorators: [(Story) => <InGames stored={at(45)}>{<Story />}</InGames>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      'Part 2 of 4, 45 percent',
    );
  },
};

/** Past the mark, with the text open: it says the same as the pictures. */
export const Paused: Story = {
  decorators: [(Story) => <InGames stored={at(93)}>{<Story />}</InGames>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await userEvent.click(canvas.getByRole('button', { name: 'The story in words' }));
    await expect(canvas.getByRole('button', { name: 'Go on' })).toBeVisible();
  },
};

/** No time runs: the member goes from part to part. */
export const StepMode: Story = {
  decorators: [(Story) => <InGames preferences={{ pace: 'wait' }}>{<Story />}</InGames>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start Video' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next part' }));
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveTextContent('Down to the water');
  },
};

export const Complete: Story = {
  decorators: [(Story) => <InGames stored={at(100)}>{<Story />}</InGames>],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('The story is finished. Close the video to get 3 FBB.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the video' }));
    await expect(args.onClose).toHaveBeenCalledWith({ percent: 100, isEarned: true });
  },
};

/** The text is open from the start. It has paid today, which is said, and there is no mark. */
export const EasyWords: Story = {
  tags: ['long-tier'],
  globals: { easy: 'on' },
  args: { story: { ...lakeStory, rewardFbb: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'A rest on the bench' })).toBeVisible();
    await expect(canvas.getByText(/It pays again tomorrow\.$/)).toBeVisible();
    await expect(canvas.queryByText(/90/)).toBeNull();
  },
};
