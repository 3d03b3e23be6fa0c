import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ARABIC, EMOJI, LONG_WORD } from '../../../testing/hardWords.ts';
import { copyFieldGuide } from './CopyField.guide.tsx';
import { CopyField } from './CopyField.tsx';

/** A device that copies, or refuses to. */
const device = (writeText: () => Promise<void>) => () => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'clipboard');
};

const meta = {
  title: 'Kit/CopyField',
  component: CopyField,
  parameters: { guide: copyFieldGuide },
  args: {
    label: 'Link to this event',
    value: 'https://friendbase.example/events#event-3',
    copyLabel: 'Copy link',
    copiedText: 'Link copied.',
    onFailed: fn(),
  },
  beforeEach: device(() => Promise.resolve()),
} satisfies Meta<typeof CopyField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** The words stay beside the button, and the focus stays on it. */
export const Copied: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy link' });
    await userEvent.click(button);
    await expect(await canvas.findByText('Link copied.')).toBeVisible();
    await expect(button).toHaveFocus();
  },
};

/** The device refused: the text is there, selected. */
export const Failed: Story = {
  beforeEach: device(() => Promise.reject(new Error('refused'))),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Link to this event' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field.selectionEnd).toBe(args.value.length);
    await expect(args.onFailed).toHaveBeenCalledTimes(1);
  },
};

/** A code that may also be written down. */
export const Code: Story = {
  args: {
    label: 'Your code',
    value: 'FBB-7K2M-99QX',
    copyLabel: 'Copy code',
    copiedText: 'Code copied.',
    isShown: true,
  },
};

export const HardWords: Story = {
  tags: ['long-tier'],
  args: { label: LONG_WORD, value: EMOJI, copyLabel: LONG_WORD, copiedText: ARABIC, isShown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: LONG_WORD })).toHaveValue(EMOJI);
  },
};
