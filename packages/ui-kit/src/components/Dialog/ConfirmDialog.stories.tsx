import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { confirmDialogGuide } from './ConfirmDialog.guide.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Kit/ConfirmDialog',
  parameters: { guide: confirmDialogGuide, docs: { story: { inline: false, height: '32rem' } } },
  component: ConfirmDialog,
  args: {
    question: 'Spend 50 FBB?',
    effect: 'You will have 30 FBB left.',
    confirmLabel: 'Spend 50 FBB',
    cancelLabel: 'Keep my FBB',
    isOpen: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It asks with its effect, starts on the safe choice, and Escape is the safe choice. */
export const Open: Story = {
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Spend 50 FBB?' });
    await expect(dialog).toHaveAccessibleDescription('You will have 30 FBB left.');
    await step('starts on the safe choice', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Keep my FBB' })).toHaveFocus());
    });
    await step('Escape keeps everything', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledTimes(1);
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
  },
};

/** Confirming takes one Tab and one press. */
export const Confirmed: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep my FBB' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    question: 'Throw away your post?',
    effect: 'You cannot get the words back.',
    confirmLabel: 'Throw away',
    cancelLabel: 'Keep writing',
  },
};
