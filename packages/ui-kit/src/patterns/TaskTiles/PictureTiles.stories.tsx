import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Illustration } from '../../components/Illustration/Illustration.tsx';
import { LONG_WORD } from '../../../testing/hardWords.ts';
import { pictureTilesGuide } from './PictureTiles.guide.tsx';
import { PictureTiles } from './PictureTiles.tsx';

const play = fn();

const meta = {
  title: 'Kit/PictureTiles',
  component: PictureTiles,
  args: {
    label: 'Quick Play',
    tiles: [
      { label: 'Memory', picture: <Illustration name="club-memory-match" />, onPress: play },
      { label: 'Numbers', picture: <Illustration name="club-number-games" />, onPress: fn() },
      { label: 'Math', picture: <Illustration name="club-brain-training" />, onPress: fn() },
      { label: 'Words', picture: <Illustration name="club-word-puzzle" />, onPress: fn() },
    ],
  },
  parameters: { guide: pictureTilesGuide },
} satisfies Meta<typeof PictureTiles>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The picture belongs to the button, and its name is the word. */
export const Four: Story = {
  play: async ({ canvas }) => {
    play.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Memory' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(play).toHaveBeenCalledTimes(1);
  },
};

export const HardWords: Story = {
  tags: ['long-tier'],
  args: {
    tiles: [
      { label: LONG_WORD, picture: <Illustration name="club-calm-focus" />, onPress: fn() },
      { label: 'Words', picture: <Illustration name="club-word-puzzle" />, onPress: fn() },
    ],
  },
};
