import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dateLeafGuide } from './DateLeaf.guide.tsx';
import { DateLeaf } from './DateLeaf.tsx';

const meta = {
  title: 'Kit/DateLeaf',
  component: DateLeaf,
  args: { month: 'Nov', day: '27' },
  parameters: { guide: dateLeafGuide },
} satisfies Meta<typeof DateLeaf>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.fb-DateLeaf')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Months of other languages are longer. */
export const LongMonth: Story = { tags: ['long-tier'], args: { month: 'нояб.', day: '27' } };
