import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LONG_WORD } from '../../../testing/hardWords.ts';
import { beach, gone, song } from './fixture.ts';
import { mediaTileGuide } from './MediaTile.guide.tsx';
import { MediaTile } from './MediaTile.tsx';

const meta = {
  title: 'Kit/MediaTile',
  component: MediaTile,
  args: { media: beach, onOpen: fn() },
  parameters: { guide: mediaTileGuide },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MediaTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  play: async ({ args, canvas }) => {
    const tile = canvas.getByRole('button', { name: 'Make larger A beach with a bright sun' });
    tile.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

/** Nothing of the video is loaded, and nothing moves, before it is opened. */
export const Video: Story = { args: { media: song } };

/** Nothing to make larger: words in place of a button. */
export const Broken: Story = {
  args: { media: gone },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No picture: the art club')).toBeVisible());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const HardVideo: Story = { tags: ['long-tier'], args: { media: { ...song, description: LONG_WORD } } };
