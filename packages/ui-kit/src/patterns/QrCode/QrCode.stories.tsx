import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { qrCodeGuide } from './QrCode.guide.tsx';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Kit/QrCode',
  parameters: { guide: qrCodeGuide },
  component: QrCode,
  args: {
    label: 'A code to scan, with the link',
    squares: Array.from({ length: 33 }, (_, y) =>
      Array.from({ length: 33 }, (__, x) => (x * y + x + y) % 3 === 0),
    ),
  },
} satisfies Meta<typeof QrCode>;
export default meta;

/** As large as a camera needs it from an arm's length, with a margin of light. */
export const Plain: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'A code to scan, with the link' });
    const { width, height } = code.getBoundingClientRect();
    await expect(Math.round(width)).toBe(Math.round(height));
    await expect(width).toBeGreaterThan(200);
  },
};
