import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { visuallyHiddenGuide } from './VisuallyHidden.guide.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Kit/VisuallyHidden',
  parameters: { guide: visuallyHiddenGuide },
  component: VisuallyHidden,
  args: { children: 'Written by ' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

/** The words take no room on the screen and are there for a screen reader. */
export const BesideAName: StoryObj<typeof meta> = {
  render: (args) => (
    <Text>
      <VisuallyHidden {...args} />
      Sam
    </Text>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('Written by');
    await expect(words.getBoundingClientRect().width).toBe(1);
    await expect(words.parentElement).toHaveTextContent('Written by Sam');
  },
};
