import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_WORD } from '../../../testing/hardWords.ts';
import { checkboxGuide } from './Checkbox.guide.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

function Ticking({ values, onChange, ...rest }: CheckboxGroupProps) {
  const [ticked, setTicked] = useState(values);
  const handleChange = (next: string[]) => {
    setTicked(next);
    onChange(next);
  };
  return <CheckboxGroup {...rest} values={ticked} onChange={handleChange} />;
}

const meta = {
  title: 'Kit/CheckboxGroup',
  component: CheckboxGroup,
  parameters: { guide: checkboxGuide },
  args: {
    id: 'help',
    label: 'What helps you?',
    need: 'optional',
    description: 'Choose as many as you like.',
    options: [
      { value: 'larger', label: 'Larger words' },
      { value: 'slower', label: 'More time', description: 'Messages stay longer, and games wait.' },
      { value: 'aloud', label: 'Read aloud' },
    ],
    values: ['slower'],
    onChange: fn(),
  },
  render: (args) => <Ticking {...args} />,
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each is a Tab stop. The words of the group are read with the first box, which carries the id. */
export const SomeTicked: Story = {
  play: async ({ args, canvas }) => {
    const first = canvas.getByRole('checkbox', { name: 'Larger words' });
    await expect(canvas.getByRole('group', { name: 'What helps you? (optional)' })).toBeVisible();
    await expect(first).toHaveAttribute('id', 'help');
    await expect(first).toHaveAccessibleDescription('Choose as many as you like.');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['slower', 'larger']);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'More time' })).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: { values: [], need: 'needed', errorMessage: 'Choose at least one.' },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('checkbox', { name: 'Larger words' });
    await expect(first).toHaveAccessibleDescription('Choose as many as you like. Choose at least one.');
  },
};

/** Names without a space and emoji alone: everything stays inside its row. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: {
    orientation: 'horizontal',
    options: [
      { value: 'long', label: LONG_WORD },
      { value: 'emoji', label: '🦜🦜🦜' },
    ],
    values: ['emoji'],
  },
};
