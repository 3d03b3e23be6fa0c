import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ARABIC, EMOJI, LONG_WORD } from '../../../testing/hardWords.ts';
import { bulletListGuide } from './BulletList.guide.tsx';
import { BulletList } from './BulletList.tsx';

const meta = {
  title: 'Kit/BulletList',
  parameters: { guide: bulletListGuide },
  component: BulletList,
  args: {
    items: ['Be kind.', 'Ask before you share a picture of someone.', 'Tell us when something feels wrong.'],
  },
} satisfies Meta<typeof BulletList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeItems: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Steps in an order. */
export const Numbered: Story = {
  args: { items: ['Turn a card over.', 'Turn another one over.', 'Find all pairs.'], isNumbered: true },
};

/** Words without a space, emoji alone, and two lines that are the same. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: { items: [LONG_WORD, EMOJI, ARABIC, 'Be kind.', 'Be kind.'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Be kind.')).toHaveLength(2);
  },
};

/** A list of nothing would be read as one. */
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
