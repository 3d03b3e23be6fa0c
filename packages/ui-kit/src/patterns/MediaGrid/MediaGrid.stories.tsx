import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { beach, media } from '../../components/MediaTile/fixture.ts';
import { ARABIC, EMOJI, LONG_WORD } from '../../../testing/hardWords.ts';
import { mediaGridGuide } from './MediaGrid.guide.tsx';
import { MediaGrid } from './MediaGrid.tsx';

const meta = {
  title: 'Kit/MediaGrid',
  component: MediaGrid,
  args: { label: "Pictures and videos of Sam's post", media: media.slice(0, 2), onOpen: fn() },
  parameters: { guide: mediaGridGuide },
} satisfies Meta<typeof MediaGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = { args: { media: media.slice(0, 1) } };

/** A press says which one is to be shown large. */
export const Two: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make larger A yellow duck on a pond' }));
    await expect(args.onOpen).toHaveBeenCalledWith(1);
  },
};

export const Three: Story = { args: { media: media.slice(0, 3) } };

export const Four: Story = { args: { media: media.slice(0, 4) } };

/** With a video, and a picture that is broken. */
export const Five: Story = {
  args: { media },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No picture: the art club')).toBeVisible());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

/** Descriptions that are long, of emoji, missing, and twice the same; and a picture that is not there. */
export const HardDescriptions: Story = {
  tags: ['long-tier'],
  args: {
    media: [LONG_WORD, EMOJI, '', ARABIC, ARABIC].map((description, at) => ({
      ...(media[at === 0 ? 4 : 0] ?? beach),
      id: `${at}`,
      description,
    })),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(`No picture: ${LONG_WORD}`)).toBeVisible());
    await expect(canvas.getByRole('button', { name: `Make larger ${EMOJI}` })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: `Make larger ${ARABIC}` })).toHaveLength(2);
  },
};
