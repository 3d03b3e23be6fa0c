import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { helpButtonGuide } from './HelpButton.guide.tsx';
import { HelpButton } from './HelpButton.tsx';

const meta = {
  title: 'Kit/HelpButton',
  parameters: { guide: helpButtonGuide },
  component: HelpButton,
  args: { onPress: fn() },
} satisfies Meta<typeof HelpButton>;
export default meta;

export const Normal: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Help' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};
