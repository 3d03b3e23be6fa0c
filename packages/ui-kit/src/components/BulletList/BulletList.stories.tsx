import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bulletListGuide } from './BulletList.guide.tsx';
import { BulletList } from './BulletList.tsx';

const meta = {
  title: 'Kit/BulletList',
  parameters: { guide: bulletListGuide },
  component: BulletList,
  args: {
    items: ['Be kind.', 'Ask before you share a picture of someone.', 'Tell us when something feels wrong.'],
  },
} satisfies Meta<typeof BulletList>;
export default meta;

export const ThreeItems: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
