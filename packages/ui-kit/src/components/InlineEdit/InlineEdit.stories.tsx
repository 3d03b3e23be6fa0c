import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { inlineEditGuide } from './InlineEdit.guide.tsx';
import { InlineEdit } from './InlineEdit.tsx';

const meta = {
  title: 'Kit/InlineEdit',
  component: InlineEdit,
  args: {
    label: 'Edit Profile',
    children: <Text size="large">Sam Rivera</Text>,
    fields: <TextField label="Name" defaultValue="Sam Rivera" />,
    isEditing: false,
    isChanged: false,
    onEdit: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
  parameters: { guide: inlineEditGuide },
} satisfies Meta<typeof InlineEdit>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Profile' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

export const Editing: Story = { args: { isEditing: true } };

export const Saving: Story = { args: { isEditing: true, isChanged: true, isSaving: true } };

export const Failed: Story = {
  args: { isEditing: true, isChanged: true, failure: 'Not saved. Your words are still here.' },
};

export const Saved: Story = { args: { saved: 'Profile updated!', undo: { onUndo: fn() } } };

export const NotUndone: Story = {
  args: { saved: 'Profile updated!', undo: { onUndo: fn(), failure: 'Not undone. Please try again.' } },
};

export const LongName: Story = {
  tags: ['long-tier'],
  args: { children: <Text>{'Wolfeschlegelstein'.repeat(12)}</Text> },
};
