import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { LONG_WORD } from '../../../testing/hardWords.ts';
import { descriptionListGuide } from './DescriptionList.guide.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Kit/DescriptionList',
  component: DescriptionList,
  parameters: { guide: descriptionListGuide },
  args: {
    items: [
      { term: 'Name', details: 'Sam Rivera' },
      { term: 'Joined', details: 'November 3, 2026' },
      { term: 'Account', details: <Badge tone="success">Active</Badge> },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Sam Rivera');
  },
};

/** Nothing is known: it takes no room. */
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toBeNull();
  },
};

/** Names and facts without a space, and two with the same name. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: {
    items: [
      { term: 'Donaudampfschifffahrtselektrizitätengesellschaft', details: 'Yes' },
      { term: 'Phone', details: '555-0101' },
      { term: 'Phone', details: LONG_WORD },
      { term: '🦜', details: '🎉🎉🎉' },
    ],
  },
};

/** Short facts that are read at a glance, such as the numbers of a game. */
export const Tiles: Story = {
  args: {
    layout: 'tiles',
    items: [
      { term: 'Moves', details: '14' },
      { term: 'Points', details: '80' },
      { term: 'Donaudampfschifffahrtselektrizitätengesellschaft', details: '1,000' },
    ],
  },
};

/** Facts of a word or two, in as few lines as they need. */
export const Compact: Story = {
  args: {
    layout: 'compact',
    items: [
      { term: 'Starts', details: 'Nov 29, 5:00 PM' },
      { term: 'Places', details: '5 of 12' },
      { term: 'Donaudampfschifffahrtselektrizitätengesellschaft', details: '1,000' },
    ],
  },
};
