import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { undoBarGuide } from './UndoBar.guide.tsx';
import { UndoBar } from './UndoBar.tsx';

const meta = {
  title: 'Kit/UndoBar',
  component: UndoBar,
  args: { text: 'Text size 130 %. Saved on this device.', undoLabel: 'Undo', onUndo: fn() },
  parameters: { guide: undoBarGuide },
} satisfies Meta<typeof UndoBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Kept: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};

export const NotKept: Story = {
  args: { tone: 'info', text: 'Text size 130 %. It holds until you close this page.' },
};

export const LongWords: Story = {
  tags: ['long-tier'],
  args: {
    text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft. Saved on this device.',
  },
};
