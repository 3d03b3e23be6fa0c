import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_WORD } from '../../../testing/hardWords.ts';
import { selectGuide } from './Select.guide.tsx';
import { Select, type SelectProps } from './Select.tsx';

function Selecting({ value, onChange, ...rest }: SelectProps) {
  const [chosen, choose] = useState(value);
  const handleChange = (next: string) => {
    choose(next);
    onChange(next);
  };
  return <Select {...rest} value={chosen} onChange={handleChange} />;
}

const meta = {
  title: 'Kit/Select',
  component: Select,
  parameters: { guide: selectGuide },
  args: {
    label: 'Category',
    options: [
      { value: 'all', label: 'All games' },
      { value: 'memory', label: 'Memory' },
      { value: 'wellness', label: 'Wellness' },
      { value: 'words', label: 'Words' },
    ],
    value: 'wellness',
    onChange: fn(),
    result: '3 games found',
  },
  render: (args) => <Selecting {...args} />,
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Its keys open the browser's own list, so they are in the tests beside it, with real keys. */
export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('combobox', { name: 'Category' });
    await expect(control).toHaveDisplayValue('Wellness');
    await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.selectOptions(control, 'Words');
    await expect(args.onChange).toHaveBeenLastCalledWith('words');
  },
};

export const Invalid: Story = {
  args: {
    id: 'category',
    need: 'needed',
    description: 'Members look for games here.',
    errorMessage: 'Choose another category.',
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('combobox', { name: 'Category (needed)' });
    await expect(control).toHaveAttribute('id', 'category');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(
      'Members look for games here. Choose another category.',
    );
  },
};

/** A name without a space, emoji alone, two equal names, and a thousand of them. */
export const HardOptions: Story = {
  tags: ['long-tier'],
  args: {
    options: [
      { value: 'long', label: LONG_WORD },
      { value: 'emoji', label: '🦜🦜' },
      { value: 'sam-1', label: 'Sam' },
      { value: 'sam-2', label: 'Sam' },
      ...Array.from({ length: 1000 }, (_, at) => ({ value: `${at}`, label: `Option ${at + 1}` })),
    ],
    value: 'long',
  },
};
