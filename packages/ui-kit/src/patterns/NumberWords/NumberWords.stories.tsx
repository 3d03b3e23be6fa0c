import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fullnessWords, needMoreWords } from '../../numbers/numberWords.ts';
import { numberWordsGuide } from './NumberWords.guide.tsx';
import { NumberWords } from './NumberWords.tsx';

const meta = {
  title: 'Kit/NumberWords',
  component: NumberWords,
  parameters: { guide: numberWordsGuide },
  args: { children: '8 of 16 places', words: fullnessWords(8, 16) },
} satisfies Meta<typeof NumberWords>;
export default meta;

type Story = StoryObj<typeof meta>;

export const HalfFull: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('half full')).toBeVisible();
  },
};

export const NotEnough: Story = {
  args: { children: '40 FBB', words: needMoreWords(40, 50, 'FBB') ?? '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You need 10 more FBB.')).toBeVisible();
  },
};

export const VeryLong: Story = {
  args: { children: '1,000,000,000,000 of 1,000,000,000,000,000 places', words: fullnessWords(1, 1000) },
};
