import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_WORD } from '../../../testing/hardWords.ts';
import { searchFieldGuide } from './SearchField.guide.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Searching({ value, onChange, ...rest }: SearchFieldProps) {
  const [words, setWords] = useState(value);
  const handleChange = (next: string) => {
    setWords(next);
    onChange(next);
  };
  return <SearchField {...rest} value={words} onChange={handleChange} />;
}

const meta = {
  title: 'Kit/SearchField',
  component: SearchField,
  parameters: { guide: searchFieldGuide },
  args: { label: 'Search games', value: '', onChange: fn(), result: 'All 12 games' },
  render: (args) => <Searching {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** There is nothing to clear, so there is no Clear; its room is reserved. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search games' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Clear is the next Tab stop, empties the field and gives it the focus. What is said is in the tests beside it. */
export const Filled: Story = {
  args: { value: 'memory', description: 'By name or by what you do in it.', result: '3 games found' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search games' });
    await expect(field).toHaveAccessibleDescription('By name or by what you do in it.');
    await userEvent.tab();
    await userEvent.tab();
    const clear = canvas.getByRole('button', { name: 'Clear, Search games' });
    await expect(clear).toHaveFocus();
    await expect(clear.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveFocus();
  },
};

/** Two equal names are one suggestion. A press searches for it. */
export const Suggesting: Story = {
  args: {
    value: 'memry',
    result: 'No clubs found',
    suggestions: ['Memory Match', 'Memory Lane', 'Memory Match'],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Did you mean:' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Memory Match' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Memory Match');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** What is typed scrolls inside the field; long suggestions wrap. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: {
    value: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 🦜',
    suggestions: [LONG_WORD, '🦜'],
  },
};

export const RightToLeft: Story = {
  tags: ['long-tier'],
  globals: { direction: 'rtl' },
  args: { value: 'ذاكرة' },
};
