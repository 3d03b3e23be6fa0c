import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Layout/Layout.tsx';
import { textGuide } from './Text.guide.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Kit/Text',
  parameters: { guide: textGuide },
  component: Text,
  args: { children: 'A safe place to connect with friends.' },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

const sizesAndTones = (
  <Stack gap="small">
    <Text size="large">A safe place to connect with friends.</Text>
    <Text>Be kind and respectful to everyone here.</Text>
    <Text tone="quiet">Keep personal information private.</Text>
    <Text tone="quiet" size="small">
      Two hours ago
    </Text>
  </Stack>
);

export const SizesAndTones: Story = { render: () => sizesAndTones };

/** What a member wrote: line breaks stay, a long word breaks, and Arabic runs from the right. */
export const WrittenByAMember: Story = {
  args: { dir: 'auto', children: `مرحبا\n${'Waaaaah'.repeat(40)}` },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Waaaaah/);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    await expect(getComputedStyle(text).direction).toBe('rtl');
  },
};
