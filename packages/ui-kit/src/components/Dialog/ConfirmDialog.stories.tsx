import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { ARABIC, EMOJI, LONG_WORD } from '../../../testing/hardWords.ts';
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
  // It comes after its story is rendered: without it there is nothing to look at.
  play: async () => void (await screen.findByRole('alertdialog')),
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Danger: Story = {
  args: {
    tone: 'danger',
    question: 'Throw away your post?',
    effect: 'You cannot get the words back.',
    confirmLabel: 'Throw away',
    cancelLabel: 'Keep writing',
  },
};

/** A question about somebody with a long name. */
export const HardWords: Story = {
  tags: ['long-tier'],
  args: {
    question: `Stop being friends with ${LONG_WORD}?`,
    effect: `${LONG_WORD} ${ARABIC}`,
    confirmLabel: LONG_WORD,
    cancelLabel: EMOJI,
  },
};
