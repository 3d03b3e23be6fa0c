import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { stepperGuide } from './Stepper.guide.tsx';
import { Stepper, type StepperProps } from './Stepper.tsx';

function Stepping({ value, onChange, ...rest }: StepperProps) {
  const [number, setNumber] = useState(value);
  const handleChange = (next: number) => {
    setNumber(next);
    onChange(next);
  };
  return <Stepper {...rest} value={number} onChange={handleChange} />;
}

const meta = {
  title: 'Kit/Stepper',
  component: Stepper,
  parameters: { guide: stepperGuide },
  args: {
    label: 'Rounds',
    description: 'From 5 to 10. You can stop at any time.',
    value: 7,
    least: 5,
    most: 10,
    valueText: (value) => `${value} rounds`,
    onChange: fn(),
  },
  render: (args) => <Stepping {...args} />,
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The buttons say what they change. What is said after a press is in the tests beside it. */
export const InTheMiddle: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Rounds' });
    await userEvent.click(canvas.getByRole('button', { name: 'More, Rounds' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Less, Rounds' }));
    await expect(field).toHaveValue('7');
    await expect(field).toHaveAttribute('aria-valuetext', '7 rounds');
  },
};

/** At the end of the range the button stays in reach and says why it goes no further. */
export const AtTheMost: Story = {
  args: { value: 10 },
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole('button', { name: 'More, Rounds' });
    await expect(more).toHaveAccessibleDescription('10 rounds is the most.');
    await userEvent.click(more);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const AtTheLeast: Story = { args: { value: 5 } };

/** What is no number is put back, with what to write instead. */
export const NotANumber: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, 'many');
    await userEvent.tab();
    await expect(field).toHaveValue('7');
    await expect(canvas.getByText('Write a number from 5 to 10.')).toBeVisible();
  },
};
