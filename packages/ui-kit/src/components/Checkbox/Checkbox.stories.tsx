import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { checkboxGuide } from './Checkbox.guide.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

function Ticking({ isSelected, onChange, ...rest }: CheckboxProps) {
  const [isTicked, setTicked] = useState(isSelected);
  const handleChange = (next: boolean) => {
    setTicked(next);
    onChange(next);
  };
  return <Checkbox {...rest} isSelected={isTicked} onChange={handleChange} />;
}

const meta = {
  title: 'Kit/Checkbox',
  component: Checkbox,
  parameters: { guide: checkboxGuide },
  args: { label: 'Keep me logged in', isSelected: false, onChange: fn() },
  render: (args) => <Ticking {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Space and a press anywhere on the row tick it. */
export const NotTicked: Story = {
  args: { description: 'Only on a device that nobody else uses.' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Keep me logged in' });
    await expect(box).toHaveAccessibleDescription('Only on a device that nobody else uses.');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Keep me logged in'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Ticked: Story = { args: { isSelected: true } };

/** The message stands under the box and is read with it; the id is the id of the input. */
export const Invalid: Story = {
  args: {
    id: 'rules',
    label: 'I have read the rules',
    errorMessage: 'Read the rules, then tick this box.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the rules' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAttribute('id', 'rules');
    await expect(box).toHaveAccessibleDescription('Read the rules, then tick this box.');
  },
};
