import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ARABIC, LONG_NAME } from '../../../testing/hardWords.ts';
import { faceLinksGuide } from './FaceLinks.guide.tsx';
import { FaceLinks } from './FaceLinks.tsx';

const faceOf = (name: string) => ({ id: name, name, href: `#${name.length}` });
const names = ['Leo Okafor', 'Priya Nair', 'Maya Lopez', 'Jordan Ellis'];

const meta = {
  title: 'Kit/FaceLinks',
  component: FaceLinks,
  args: { label: 'Write to a friend', faces: names.map(faceOf) },
  parameters: { guide: faceLinksGuide, data: [...names, LONG_NAME, ARABIC] },
  decorators: (Story) => (
    <div style={{ maxInlineSize: '26rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof FaceLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Leo Okafor' })).toBeVisible();
  },
};

export const HardNames: Story = { tags: ['long-tier'], args: { faces: [LONG_NAME, ARABIC].map(faceOf) } };
