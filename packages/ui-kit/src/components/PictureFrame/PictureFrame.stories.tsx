import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BEACH, BROKEN } from '../MediaTile/fixture.ts';
import { pictureFrameGuide } from './PictureFrame.guide.tsx';
import { PictureFrame } from './PictureFrame.tsx';

const meta = {
  title: 'Kit/PictureFrame',
  component: PictureFrame,
  args: { src: BEACH, description: 'A beach with a bright sun' },
  parameters: { guide: pictureFrameGuide },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PictureFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The frame is as high before the picture comes as it is with it. */
export const Landscape: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { width, height } = canvasElement.querySelector('.fb-PictureFrame')!.getBoundingClientRect();
    await expect(Math.round((width / height) * 100)).toBe(133);
    await expect(canvas.getByRole('img', { name: 'A beach with a bright sun' })).toBeVisible();
  },
};

export const Square: Story = { args: { shape: 'square' } };

export const Missing: Story = { args: { src: undefined, description: 'beach' } };

/** A file that is no picture: the words take its place, in the same room. */
export const Broken: Story = {
  args: { src: BROKEN, description: 'beach' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No picture: beach')).toBeVisible());
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Words that are longer than the frame is high make it higher. */
export const MissingWithLongWords: Story = {
  args: { src: undefined, description: 'Donaudampfschifffahrtsgesellschaft '.repeat(9) },
};
