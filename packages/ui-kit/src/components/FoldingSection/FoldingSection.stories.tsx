import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { foldingSectionGuide } from './FoldingSection.guide.tsx';
import { FoldingSection, type FoldingSectionProps } from './FoldingSection.tsx';

function Folding({ isOpen, onToggle, ...rest }: FoldingSectionProps) {
  const [isUnfolded, unfold] = useState(isOpen);
  const handleToggle = (next: boolean) => {
    unfold(next);
    onToggle(next);
  };
  return <FoldingSection {...rest} isOpen={isUnfolded} onToggle={handleToggle} />;
}

const meta = {
  title: 'Kit/FoldingSection',
  component: FoldingSection,
  args: {
    title: 'Reading',
    picture: 'reading',
    isOpen: false,
    onToggle: fn(),
    children: (
      <RadioGroup
        label="Text size"
        orientation="horizontal"
        options={['100 %', '130 %', '200 %'].map((label) => ({ value: label, label }))}
        value="100 %"
        onChange={fn()}
      />
    ),
  },
  parameters: { guide: foldingSectionGuide },
  render: (args) => <Folding {...args} />,
} satisfies Meta<typeof FoldingSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: { summary: 'Changed: 2' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Reading Changed: 2' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radiogroup', { name: 'Text size' })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenLastCalledWith(false);
    await expect(button).toHaveFocus();
  },
};

export const Open: Story = { args: { isOpen: true } };

/** Long words without spaces wrap, and the angle keeps its place. */
export const LongWords: Story = {
  tags: ['long-tier'],
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    summary: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  },
};

export const RightToLeft: Story = {
  tags: ['long-tier'],
  globals: { direction: 'rtl' },
  args: { isOpen: true },
};
