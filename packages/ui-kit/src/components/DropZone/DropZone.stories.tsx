import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { EMOJI, LONG_WORD } from '../../../testing/hardWords.ts';
import { dropZoneGuide } from './DropZone.guide.tsx';
import { DropZone } from './DropZone.tsx';

function Working({ count: startsWith, onAdd, ...props }: ComponentProps<typeof DropZone>) {
  const [count, setCount] = useState(startsWith);
  const add = (files: File[]) => {
    setCount(count + files.length);
    onAdd(files);
  };
  return <DropZone {...props} count={count} onAdd={add} />;
}

const isMedia = ({ type }: File) => /^(image|video)\//.test(type);

const meta = {
  title: 'Kit/DropZone',
  component: DropZone,
  args: {
    description: 'Up to 5 pictures or videos. Each can have 50 MB.',
    acceptedTypes: ['image/*', 'video/*'],
    count: 0,
    max: 5,
    rejectionOf: (file, taken) => {
      if (taken >= 5) return 'You have 5 of 5 already.';
      return isMedia(file) ? undefined : 'It is not a picture or a video.';
    },
    onAdd: fn(),
  },
  parameters: { guide: dropZoneGuide },
  render: (args) => <Working {...args} />,
} satisfies Meta<typeof DropZone>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Add pictures or videos' })).toBeVisible();
    const choose = canvas.getByRole('button', { name: 'Choose files' });
    await expect(choose).toHaveAccessibleDescription('Up to 5 pictures or videos. Each can have 50 MB.');
  },
};

/** What was refused stays in view, with the reason, until files are added again. */
export const Refused: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    const letter = new File(['x'], 'letter.pdf', { type: 'application/pdf' });
    await userEvent.upload(input, [letter], { applyAccept: false });
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(canvas.getByText('letter.pdf was not added. It is not a picture or a video.')).toBeVisible();
  },
};

/** Files with long names and with the same name: each has its line. */
export const HardNames: Story = {
  tags: ['long-tier'],
  args: { label: LONG_WORD, description: LONG_WORD },
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    const names = [`${LONG_WORD}.pdf`, `${EMOJI}.pdf`, 'letter.pdf', 'letter.pdf'];
    const files = names.map((name) => new File(['x'], name, { type: 'application/pdf' }));
    await userEvent.upload(input, files, { applyAccept: false });
    await expect(canvas.getAllByText(/was not added/)).toHaveLength(4);
  },
};
