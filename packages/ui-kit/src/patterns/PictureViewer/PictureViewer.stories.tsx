import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { media } from '../../components/MediaTile/fixture.ts';
import { pictureViewerGuide } from './PictureViewer.guide.tsx';
import { PictureViewer } from './PictureViewer.tsx';

const meta = {
  title: 'Kit/PictureViewer',
  component: PictureViewer,
  args: { media, openAt: 1, onMove: fn(), onClose: fn() },
  parameters: { guide: pictureViewerGuide },
} satisfies Meta<typeof PictureViewer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Picture: Story = {};

export const Last: Story = { args: { media: media.slice(0, 3), openAt: 2 } };

export const Video: Story = { args: { openAt: 3 } };

export const Broken: Story = { args: { openAt: 4 } };
