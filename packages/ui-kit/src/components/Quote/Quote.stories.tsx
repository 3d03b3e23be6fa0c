import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ARABIC, LONG_WORD } from '../../../testing/hardWords.ts';
import { quoteGuide } from './Quote.guide.tsx';
import { Quote } from './Quote.tsx';

const meta = {
  title: 'Kit/Quote',
  parameters: { guide: quoteGuide },
  component: Quote,
  args: { children: 'A friend is someone who knows you and likes you anyway.', author: 'Sam, member' },
} satisfies Meta<typeof Quote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithMeaning: Story = {
  args: { meaning: 'You do not have to be perfect to have friends.' },
  play: async ({ canvas }) => {
    const meaning = 'This means: You do not have to be perfect to have friends.';
    await expect(canvas.getByText(meaning)).toBeVisible();
  },
};

/** Words of a member: their first letters decide the direction, and the name stays a piece of its own. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: { children: ARABIC, author: LONG_WORD, meaning: LONG_WORD },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(ARABIC)).direction).toBe('rtl');
  },
};
