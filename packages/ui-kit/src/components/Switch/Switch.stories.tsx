import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { switchGuide } from './Switch.guide.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';

function Switching({ isSelected, onChange, ...rest }: SwitchProps) {
  const [isOn, setOn] = useState(isSelected);
  const handleChange = (next: boolean) => {
    setOn(next);
    onChange(next);
  };
  return <Switch {...rest} isSelected={isOn} onChange={handleChange} />;
}

const meta = {
  title: 'Kit/Switch',
  component: Switch,
  parameters: { guide: switchGuide },
  args: { label: 'Read aloud', isSelected: false, onChange: fn() },
  render: (args) => <Switching {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Space and a press turn it on; it is as tall as any control. */
export const Off: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const control = canvas.getByRole('switch', { name: 'Read aloud' });
    await expect(control).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Read aloud'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(canvasElement.querySelector('.fb-Choice')?.clientHeight).toBeGreaterThanOrEqual(44);
  },
};

export const On: Story = {
  args: { isSelected: true, description: 'A button beside each text reads it to you.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Read aloud', checked: true });
    await expect(control).toHaveAccessibleDescription('A button beside each text reads it to you.');
  },
};

/** The words wrap, and the mark keeps its room. */
export const LongWords: Story = {
  tags: ['long-tier'],
  args: {
    label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    description: 'Also with words that never end, text twice as large, and on the smallest phone.',
  },
};

export const RightToLeft: Story = {
  tags: ['long-tier'],
  globals: { direction: 'rtl' },
  args: { isSelected: true },
};
