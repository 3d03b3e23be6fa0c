import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_WORD } from '../../../testing/hardWords.ts';
import { filterGroupGuide } from './FilterGroup.guide.tsx';
import { FilterGroup, type FilterGroupProps } from './FilterGroup.tsx';

function Filtering({ value, onChange, ...rest }: FilterGroupProps) {
  const [chosen, choose] = useState(value);
  const handleChange = (next: string) => {
    choose(next);
    onChange(next);
  };
  return <FilterGroup {...rest} value={chosen} onChange={handleChange} />;
}

const meta = {
  title: 'Kit/FilterGroup',
  component: FilterGroup,
  parameters: { guide: filterGroupGuide },
  args: {
    label: 'Show',
    options: [
      { value: 'all', label: 'All events' },
      { value: 'social', label: 'Social' },
      { value: 'wellness', label: 'Wellness' },
      { value: 'learning', label: 'Learning' },
    ],
    value: 'all',
    onChange: fn(),
    result: '4 events',
  },
  render: (args) => <Filtering {...args} />,
} satisfies Meta<typeof FilterGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One Tab stop; arrows move and filter. What is said after it is in the tests beside it. */
export const Filters: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Show' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All events' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('social');
    await expect(canvas.getByRole('radio', { name: 'Social' })).toBeChecked();
  },
};

/** Names without a space, emoji alone, and more filters than one line has room for. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: {
    options: [
      { value: 'all', label: 'All' },
      { value: 'long', label: LONG_WORD },
      { value: 'emoji', label: '🎉' },
      ...Array.from({ length: 12 }, (_, at) => ({ value: `${at}`, label: `Filter ${at + 1}` })),
    ],
    value: 'long',
  },
};

/** One row, longer than the window: a button goes on in it. */
export const OneRow: Story = {
  args: {
    layout: 'row',
    options: ['All Videos', 'Positive Mindset', 'Wellness', 'Relaxation', 'Motivation', 'Social Skills'].map(
      (label) => ({ value: label === 'All Videos' ? 'all' : label, label }),
    ),
  },
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'More, Show' })).toBeVisible();
  },
};
